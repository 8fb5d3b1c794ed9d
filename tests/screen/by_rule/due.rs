//! What is asked next, what is kept, and what damage is told.

use rank_and_file::exercise::by_rule::Topic;
use rank_and_file::exercise::by_rule::learner::{Grade, HowWell, Learner, Learners};
use rank_and_file::session::column;

use super::columns;

/// A moment in 2026, and lengths of time, in milliseconds.
const NOW: i64 = 1_780_000_000_000;
const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

#[test]
fn new_rules_come_in_the_order_of_teaching_and_what_is_due_comes_first() {
    let short = columns()[0];
    let mut learner = Learner::default();
    let topics: Vec<Topic> = Topic::of_notation(short.notation).collect();
    for &topic in &topics {
        assert_eq!(learner.next(&[short], NOW), Some((topic, short)));
        let grade = match topic {
            Topic::Rank => Grade::Missed,
            Topic::File => Grade::WithHelp,
            _ => Grade::AtOnce,
        };
        learner.answered(topic, short, grade, NOW);
    }
    assert_eq!(learner.next(&[short], NOW), None, "nothing is due yet");
    let soon = NOW + 2 * MINUTE;
    assert_eq!(
        learner.next(&[short], soon),
        Some((Topic::Rank, short)),
        "missed, so soonest"
    );
    learner.answered(Topic::Rank, short, Grade::AtOnce, soon);
    let later = NOW + 7 * MINUTE;
    assert_eq!(learner.next(&[short], later), Some((Topic::File, short)));
    assert_eq!(learner.due(&[short], NOW + 60 * MINUTE), topics.len() - 1);
}

#[test]
fn a_rule_answered_right_is_asked_ever_later_and_one_forgotten_soon_again() {
    let short = columns()[0];
    let mut learner = Learner::default();
    let mut now = NOW;
    let mut waits = Vec::new();
    for _ in 0..7 {
        learner.answered(Topic::File, short, Grade::AtOnce, now);
        let mut day = now;
        while learner.due(&[short], day) == 0 {
            day += 5 * MINUTE;
        }
        waits.push(day - now);
        now = day;
    }
    assert!(waits.is_sorted() && waits[6] > 30 * DAY, "{waits:?}");
    let row = |learner: &Learner, now| {
        let rows = learner.chart(&[short], now);
        rows.into_iter()
            .find(|row| row.topic == Topic::File)
            .expect("a row")
    };
    assert_eq!(
        (row(&learner, now).known, row(&learner, now).due.as_str()),
        (HowWell::Well, "now")
    );
    learner.answered(Topic::File, short, Grade::Missed, now);
    let told = row(&learner, now);
    assert_eq!((told.known, told.answers.len()), (HowWell::Forgotten, 8));
    assert!(told.due.ends_with("minutes"), "{}", told.due);
    assert_eq!(&*told.known.words(), "being learnt again");
    let new = learner.chart(&[short], now);
    assert!(
        new.iter()
            .any(|row| row.known == HowWell::New && row.due.is_empty())
    );
}

#[test]
fn notations_are_learnt_apart() {
    let all = columns();
    let mut learner = Learner::default();
    learner.answered(Topic::Check, all[0], Grade::AtOnce, NOW);
    let rows = learner.chart(&all, NOW);
    let asked = rows.iter().filter(|row| row.known != HowWell::New);
    assert_eq!(
        asked.map(|row| row.column.tag).collect::<Vec<_>>(),
        ["short"]
    );
    assert!(rows.len() > 40);
}

#[test]
fn a_clock_that_is_set_back_does_no_harm() {
    let short = columns()[0];
    let mut learner = Learner::default();
    for at in [NOW, NOW - 400 * DAY, 0, i64::MIN, i64::MAX, NOW] {
        learner.answered(Topic::File, short, Grade::AtOnce, at);
        assert_eq!(learner.chart(&[short], at).len(), 14);
    }
}

#[test]
fn learners_are_kept_by_name_and_come_back_as_they_were() {
    let all = columns();
    let mut learners = Learners::default();
    learners.choose("  Anna\tMaria \n").expect("a name");
    for (at, &column) in all.iter().enumerate() {
        for topic in Topic::of_notation(column.notation) {
            let grade = Grade::of(at as u32, topic.title().len() as u32 % 3);
            learners
                .current_mut()
                .answered(topic, column, grade, NOW + at as i64);
        }
    }
    learners.choose("Bo").expect("a name");
    learners.choose("Anna Maria").expect("a known name");
    assert_eq!(
        learners.names().collect::<Vec<_>>(),
        ["Learner", "Anna Maria", "Bo"]
    );
    let read = Learners::read(&learners.text()).expect("the text");
    assert_eq!((&read.learners, read.damage()), (&learners, None));
    assert_eq!(learners.choose(" "), Err("Type a name first.".to_owned()));
    let before = learners.clone();
    let removed = learners.remove_current();
    assert_eq!(learners.current().name, "Learner");
    learners.put_back(removed);
    let sorted = |learners: &Learners| {
        let mut names: Vec<String> = learners.names().map(str::to_owned).collect();
        names.sort();
        names
    };
    assert_eq!(sorted(&learners), sorted(&before));
    assert_eq!(learners.current(), before.current());
}

#[test]
fn the_only_learner_is_removed_and_comes_back_alone() {
    let short = columns()[0];
    let mut learners = Learners::default();
    let learner = learners.current_mut();
    learner.answered(Topic::File, short, Grade::AtOnce, NOW);
    let before = learners.clone();
    let removed = learners.remove_current();
    assert_eq!(learners, Learners::default());
    learners.put_back(removed);
    assert_eq!(learners, before);
}

#[test]
fn notations_and_files_are_kept_for_each_learner_and_the_last_one_stays() {
    let all = columns();
    let mut learners = Learners::default();
    learners.choose("Ada").expect("a name");
    let ada = learners.current_mut();
    assert!(ada.turn_column(all[1]) && ada.turn_column(all[0]));
    assert!(!ada.turn_column(all[1]), "the last one stays");
    assert!((0..7).all(|file| ada.turn_file(file)));
    assert!(!ada.turn_file(7) && !ada.turn_file(8));
    assert!(ada.turn_file(0), "taken in again");
    assert_eq!((ada.columns(), ada.files()), (vec![all[1]], &[0, 7][..]));
    learners.choose("Bo").expect("a name");
    let mut read = Learners::read(&learners.text()).expect("the text").learners;
    assert_eq!(read, learners);
    assert_eq!(read.current().columns(), [all[0]]);
    read.choose("Ada").expect("a known name");
    assert_eq!(read.current().files(), [0, 7]);
}

#[test]
fn damage_is_told_and_the_rest_is_read() {
    let short = column("short").expect("a column");
    let mut learners = Learners::default();
    for topic in Topic::of_notation(short.notation) {
        learners
            .current_mut()
            .answered(topic, short, Grade::AtOnce, NOW);
    }
    let text = learners.text();
    let lines: Vec<&str> = text.lines().collect();
    // The third line has the choices, which are told by themselves.
    for at in 3..lines.len() {
        for cut in 0..lines[at].len() {
            let mut damaged: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
            damaged[at].replace_range(cut..=cut, "~");
            let read = Learners::read(&damaged.join("\n")).expect("the rest");
            let rows = read.learners.current().chart(&[short], NOW);
            let known = rows.iter().filter(|row| row.known != HowWell::New).count();
            assert_eq!((read.lost, known), (1, lines.len() - 4), "{}", damaged[at]);
            let said = "One rule of what was learnt cannot be read, and is asked anew.";
            assert_eq!(read.damage().as_deref(), Some(said));
        }
    }
    for cut in 0..lines[2].len() {
        let mut damaged: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        damaged[2].replace_range(cut..=cut, "~");
        let read = Learners::read(&damaged.join("\n")).expect("the rest");
        assert!(read.damage().is_some(), "{}", damaged[2]);
        let learner = read.learners.current();
        assert_eq!((learner.columns(), learner.files().len()), (vec![short], 8));
    }
    for (kept, begins) in [
        ("", "What was learnt cannot be read."),
        ("nonsense", "What was learnt cannot be read."),
        ("learners\t1\t0\n", "What was learnt cannot be read."),
        (
            "learners\t2\t0\nlearner\tA\n",
            "What was learnt was kept by a later version",
        ),
    ] {
        let told = Learners::read(kept).expect_err(kept);
        assert!(told.starts_with(begins), "{told}");
    }
}
