// What the app loads. The build puts the element and its program into this file.
import * as obsidian from "obsidian";
import "./embed.js";
import { pluginFrom } from "./plugin.js";

export default pluginFrom(obsidian);
