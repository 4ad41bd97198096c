/** A step of a course: check of the answer; rendering of progress, task, buttons, list of steps. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { CourseStep } from "../../../contracts/studies";
import type { TableSnapshot } from "../../../contracts/table-snapshot";
import type { LogEntry, View } from "../../../engine/protocol";
import type { Speaker } from "../../../i18n/messages";
import { button, sign } from "../../../kit/button";
import { t } from "../../../kit/words";
import { lessonText } from "../../../table/lesson";
import type { StepPlayer } from "../../../table/step-player";

export interface CourseState {
  game: Speaker;
  steps: readonly CourseStep[];
  /** Index of the current step, from 0. */
  index: number;
  answer: Answer;
  /** True if the position of the step is on the board. */
  isShown: boolean;
  done: readonly string[];
}

/**
 * Return a text of the current step. `part` is "" for the name, "-tells" for the explanation,
 * "-task" for the question, "-right" for the feedback on a right answer, or "-replied" for the
 * feedback after the opponent's reply.
 */
export function stepText({ game, steps, index: present }: CourseState, part = ""): string {
  return t(`learn-${game.game}-${steps[present]?.name}${part}`);
}

/** Render the progress in the course. On a phone, a button shows all steps. */
export function progressBar(state: CourseState, showAll: () => void): TemplateResult {
  const { steps, index: present, done } = state;
  const where = { number: present + 1, of: steps.length, done: countDone(state) };
  const bars = steps.map(
    ({ name }, i) =>
      html`<i class=${i === present ? "now" : done.includes(name) ? "done" : ""}></i>`,
  );
  return html`<p class="course-where"><span>${t("course-title")}</span>
      <span>${t("course-progress", where)}</span></p>
    <button class="course-all" type="button" aria-haspopup="dialog" @click=${showAll}
      >${sign("menu", true)}<span>${t("course-where", where)}</span></button>
    <p class="course-bars" aria-hidden="true">${bars}</p>`;
}

const countDone = ({ steps, done }: CourseState) =>
  steps.filter(({ name }) => done.includes(name)).length;

/**
 * Render the name of the step. Until the step is answered, also render its explanation, its
 * question, and the hint or the reason why a move was refused; afterwards, render the feedback.
 */
export function text(state: CourseState, moment: TableSnapshot, hint: string): TemplateResult {
  const { answer } = state;
  const open = answer === "open";
  const parts = { open: "-task", right: "-right", replied: "-replied" } as const;
  return lessonText({
    title: stepText(state),
    ...(open && { explanation: stepText(state, "-tells") }),
    said: answer === "wrong" ? t("lesson-wrong") : stepText(state, parts[answer]),
    state: answer,
    refusal: open ? (moment.refusal?.text ?? "") : "",
    hint: open ? hint : "",
  });
}

export interface CourseActions {
  player: StepPlayer;
  hint(): void;
  again(): void;
  reply(): void;
  /** URL of a new game, against the weakest computer opponent if the game has any. */
  play: string;
}

/** Render the buttons: previous step, hint, and the button to continue (`nextButton`). */
export function acts(state: CourseState, actions: CourseActions): TemplateResult {
  const { answer, isShown } = state;
  const closed = answer !== "open" || !isShown;
  return html`${actions.player.backButton({ sign: "back", words: t("course-back"), act: "back" })}
    ${button({ sign: "hint", words: t("act-hint"), act: "hint", closed, press: actions.hint })}
    ${nextButton(state, actions)}`;
}

/** Render one button: retry, show the opponent's reply, show the next step, or play a game. */
function nextButton(
  { steps, index: present, answer }: CourseState,
  { player, again, reply, play }: CourseActions,
): TemplateResult {
  const look = answer === "open" ? "button" : "button first";
  const parts = { look, act: "on" };
  if (answer === "wrong")
    return button({ ...parts, sign: "undo", words: t("lesson-again"), press: again });
  if (answer === "right" && steps[present]?.reply)
    return button({ ...parts, sign: "forth", words: t("course-reply"), press: reply });
  if (present + 1 < steps.length)
    return player.forthButton({ ...parts, sign: "forth", words: t("course-next") });
  return html`<a class=${look} data-act="on" href=${play}
    >${sign("play")}<span>${t("course-play")}</span></a>`;
}

/** Render the list of all steps by group, each as a link. */
export function stepList(state: CourseState): TemplateResult {
  const { steps } = state;
  const groups = [...new Set(steps.map(({ group }) => group))];
  return html`<ol class="course-groups">${groups.map((group) => groupOf(state, group))}</ol>`;
}

function groupOf(state: CourseState, group: string): TemplateResult {
  const { game, steps, index: present, done } = state;
  const lines = steps.map((step, i) => {
    if (step.group !== group) return nothing;
    const solved = done.includes(step.name);
    const state = [solved ? "done" : "", i === present ? "now" : ""].join(" ").trim();
    return html`<li class=${state || nothing}>
      <a href="#step=${i + 1}" aria-current=${i === present ? "step" : nothing}>
        <b>${i + 1}</b><span>${t(`learn-${game.game}-${step.name}`)}</span>
        ${solved ? html`<small>${sign("check", true)}<span class="unseen">${t("course-solved")}</span></small>` : nothing}
      </a>
    </li>`;
  });
  return html`<li><h3>${t(`course-group-${group}`)}</h3><ol>${lines}</ol></li>`;
}

type Answer = "open" | "right" | "replied" | "wrong";

/**
 * Return the state of the answer, from the moves in the log up to the ply of the view:
 * - "right": `side` has played all moves of one of the step's answers or has won. In a step without
 *   answers, any completed turn is right;
 * - "replied": the answer is right, the step has a reply, and the other side has moved;
 * - "wrong": the turn of `side` is over without a right answer, or `side` has resigned;
 * - "open": `side` has not moved, or its turn is incomplete.
 */
export function answerOf(
  step: Pick<CourseStep, "answers" | "reply">,
  side: string,
  log: readonly LogEntry[],
  { ply, actor, sides }: Pick<View, "ply" | "actor" | "sides">,
): Answer {
  const moves = log.filter((entry) => entry.kind === "move" && entry.ply <= ply);
  const ownMoves = moves.filter((entry) => entry.side === side).map(({ text }) => text);
  if (ownMoves.length === 0) return "open";
  if (ownMoves.includes("resign")) return "wrong";
  const over = actor.kind === "over";
  const ended = over || actor.kind !== "seat" || actor.side !== side;
  const won = over && actor.outcome.winner === side;
  const { answers = [], reply } = step;
  if (won || (answers.length === 0 ? ended : answers.some((answer) => contains(ownMoves, answer))))
    return reply && moves.some((entry) => entry.side !== side) ? "replied" : "right";
  // A puzzle has only one side, so its turn never ends. A move that is not in an answer is
  // therefore wrong immediately. Only placed tiles and moves of the same kind as the answers count.
  // The kind is the first word of the text: the user may draw lines as notes, for example.
  const kindOf = (text: string) => text.split(" ")[0];
  const accepted = answers.flat();
  const kinds = new Set(["lay", ...accepted.map(kindOf)]);
  const counted = ownMoves.filter((text) => kinds.has(kindOf(text)));
  const isOutside = sides.length === 1 && counted.some((text) => !accepted.includes(text));
  return ended || isOutside ? "wrong" : "open";
}

/** True if all moves of an answer were played, in any order. Repeated moves count separately. */
function contains(played: readonly string[], answer: readonly string[]): boolean {
  const count = (texts: readonly string[], text: string) => texts.filter((t) => t === text).length;
  return answer.every((text) => count(played, text) >= count(answer, text));
}

/**
 * Return the notation of the move for a hint. An answer is a list of moves; the hint is the first
 * of them that is legal and not yet played, in the answer with the fewest unplayed moves if
 * possible. If the step has no answers, return the first legal move; null if there is no such move.
 */
export function dueMove(
  { answers = [] }: Pick<CourseStep, "answers">,
  log: readonly LogEntry[],
  { ply, moves, actions }: Pick<View, "ply" | "moves" | "actions">,
): string | null {
  const played = log.filter((entry) => entry.kind === "move" && entry.ply <= ply);
  const texts = played.map(({ text }) => text);
  const open = [...moves, ...actions.filter(({ enabled }) => enabled)].map(({ text }) => text);
  // Answers with the fewest unplayed moves come first: they agree best with the moves played.
  const byMissing = [...answers].sort(
    (a, b) => missing(texts, a).length - missing(texts, b).length,
  );
  const missingMoves = byMissing.flatMap((answer) => missing(texts, answer));
  return (
    missingMoves.find((text) => open.includes(text)) ??
    (answers.length === 0 ? (open[0] ?? null) : null)
  );
}

/** Return the moves of an answer that have not been played. */
function missing(played: readonly string[], answer: readonly string[]): string[] {
  const done = [...played];
  return answer.filter((text) => {
    const at = done.indexOf(text);
    if (at >= 0) done.splice(at, 1);
    return at < 0;
  });
}
