import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Interaction } from "../src/board/interaction";
import type { Move, View } from "../src/engine/protocol";
import { games, view } from "./board.views";

const at = (game: string) => new Interaction(view(game));

function played(interaction: Interaction, ...places: string[]): string | undefined {
  const answers = places.map((place) => interaction.press(place));
  const last = answers.at(-1);
  return last?.do === "play" ? last.move.text : undefined;
}

describe("in every game", () => {
  test.each(games)(
    "%s: the first place of every move offers its last place as a target",
    (game) => {
      for (const move of view(game).moves.filter(({ path }) => path.length > 0)) {
        const interaction = at(game);
        const [first = "", ...others] = move.path;
        expect(interaction.press(first, move.kind)).toEqual({ do: "choose", place: first });
        const end = others.at(-1) ?? first;
        const answer = interaction.press(end, move.kind);
        expect(answer.do === "play" && [answer.move.path[0], answer.move.path.at(-1)]).toEqual([
          first,
          end,
        ]);
      }
    },
  );

  test.each(games)("%s: movable places are the first places of moves", (game) => {
    const begun = new Set(view(game).moves.flatMap(({ path }) => path.slice(0, 1)));
    expect(new Set(at(game).movable)).toEqual(begun);
  });

  test.each(games)(
    "%s: only what one place alone plays is foretold, and nothing once one is chosen",
    (game) => {
      for (const { id } of view(game).places) {
        const interaction = at(game);
        const alone = interaction.onePlaceMove(id);
        expect(alone?.path ?? [id]).toEqual([id]);
        interaction.press(id);
        expect(interaction.trail).toEqual(alone?.trail ?? []);
        if (interaction.chosen) expect(interaction.onePlaceMove(id)).toBeNull();
      }
    },
  );

  test.each(games)("%s: nothing can be chosen on a closed board", (game) => {
    const interaction = at(game);
    interaction.allow(false);
    expect(interaction.movable).toEqual([]);
    for (const { id } of view(game).places) {
      expect(["nothing", "ask"]).toContain(interaction.press(id).do);
      expect(interaction.chosen).toBeNull();
    }
  });
});

describe("Ludus Lombardorum, 5-1 to play", () => {
  test("a press on the first stop plays one die", () => {
    expect(played(at("lombardorum"), "p2", "p7")).toBe("5:2-7");
  });

  test("a press on the last stop plays both dice, in the order that hits", () => {
    expect(played(at("lombardorum"), "p2", "p8")).toBe("1:2-3* 5:3-8");
  });

  test("a place in reach of one die is not a target for two", () => {
    const both = {
      ...view("lombardorum").moves[2],
      path: ["p2", "p3", "p7"],
      text: "both",
    } as Move;
    const shown = view("lombardorum");
    const interaction = new Interaction({ ...shown, moves: [both, ...shown.moves] });
    expect(played(interaction, "p2", "p7")).toBe("5:2-7");
  });

  test("targets contain the number of dice and whether they hit", () => {
    const interaction = at("lombardorum");
    interaction.press("p2");
    expect(interaction.targets).toEqual([
      { place: "p3", uses: 1, takes: true },
      { place: "p7", uses: 1, takes: false },
      { place: "p8", uses: 2, takes: false },
    ]);
  });

  test("a place with a single target must be chosen first", () => {
    expect(at("lombardorum").press("p9")).toEqual({ do: "choose", place: "p9" });
  });

  test("a press on another own man chooses that man", () => {
    const interaction = at("lombardorum");
    interaction.press("p2");
    interaction.press("p6");
    expect(interaction.chosen).toBe("p6");
  });

  test("a press on a target with an own man plays the move", () => {
    expect(played(at("lombardorum"), "p6", "p7")).toBe("1:6-7");
  });

  test("pressing the chosen man again, or Esc, cancels the choice", () => {
    const interaction = at("lombardorum");
    interaction.press("p2");
    expect(interaction.press("p2")).toEqual({ do: "drop" });
    interaction.press("p2");
    expect(interaction.drop()).toEqual({ do: "drop" });
    expect(interaction.chosen).toBeNull();
  });

  test("a wrong target is explained with its path, and the man remains chosen", () => {
    const interaction = at("lombardorum");
    interaction.press("p2");
    expect(interaction.press("p4")).toEqual({ do: "ask", path: ["p2", "p4"] });
    expect(interaction.chosen).toBe("p2");
  });

  test("an own man without moves is explained, other men are not", () => {
    expect(at("lombardorum").press("p10")).toEqual({ do: "ask", path: ["p10"] });
    expect(at("lombardorum").press("p12")).toEqual({ do: "nothing" });
    expect(at("lombardorum").press("bar.white")).toEqual({ do: "nothing" });
  });

  test("before the roll, own men are explained", () => {
    const thrown = view("lombardorum");
    const interaction = new Interaction({
      ...thrown,
      actor: { kind: "chance", side: "white" },
      moves: [],
    });
    expect(interaction.press("p2")).toEqual({ do: "ask", path: ["p2"] });
  });

  test("a man can be dragged to its target, also over a stop", () => {
    const answer = at("lombardorum").drag("p2", "p8");
    expect(answer.do === "play" && answer.move.text).toBe("1:2-3* 5:3-8");
  });

  test("a man whose turn ends during a drag asks for no reason", () => {
    const interaction = at("lombardorum");
    expect(interaction.beginDrag("p2")).toEqual({ do: "choose", place: "p2" });
    interaction.allow(false);
    expect(interaction.beginDrag("p2")).toEqual({ do: "nothing" });
  });

  test("a man dragged to a wrong place is explained", () => {
    expect(at("lombardorum").drag("p2", "p4")).toEqual({ do: "ask", path: ["p2", "p4"] });
    expect(at("lombardorum").drag("p10", "p11")).toEqual({ do: "ask", path: ["p10", "p11"] });
  });

  test("a man dropped on its own place remains chosen", () => {
    const interaction = at("lombardorum");
    interaction.drag("p2", "p2");
    expect(interaction.drag("p2", "p2")).toEqual({ do: "choose", place: "p2" });
    expect(interaction.chosen).toBe("p2");
  });

  test("a new view keeps the choice only if it can still be played", () => {
    const interaction = at("lombardorum");
    const shown = view("lombardorum");
    interaction.press("p2");
    interaction.show({ ...shown, moves: shown.moves.filter(({ text }) => text === "1:2-3*") });
    expect(interaction.chosen).toBe("p2");
    interaction.show({ ...shown, moves: shown.moves.filter(({ path }) => path[0] === "p6") });
    expect(interaction.chosen).toBeNull();
  });
});

describe("Ludus duodecim scriptorum, men still in hand", () => {
  test("a man enters from the hand and continues with the other die", () => {
    expect(played(at("xii"), "hand.white", "a4")).toBe("4:hand-4*");
    expect(played(at("xii"), "hand.white", "a6")).toBe("4:hand-4* 2:4-6");
  });
});

describe("Bohnenspiel", () => {
  test("choosing a pit shows its trail; pressing it again sows it", () => {
    const interaction = at("bohnenspiel");
    expect(interaction.press("s5")).toEqual({ do: "choose", place: "s5" });
    expect(interaction.trail).toEqual(["s6", "n1", "n2"]);
    expect(interaction.move("s5")?.takes).toHaveLength(12);
    expect(played(interaction, "s5")).toBe("5");
  });

  test("an empty own pit cannot be chosen, and the engine explains why", () => {
    expect(at("bohnenspiel").press("s4")).toEqual({ do: "ask", path: ["s4"] });
  });
});

describe("Dominosa", () => {
  test("a tile is placed by its two cells, in either order", () => {
    expect(played(at("dominosa"), "b1", "c1")).toBe("lay b1-c1");
    expect(played(at("dominosa"), "c1", "b1")).toBe("lay b1-c1");
  });

  test("the modifier draws a separating line between the same cells", () => {
    const answer = at("dominosa").drag("b1", "c1", "line");
    expect(answer.do === "play" && answer.move.text).toBe("line b1-c1");
  });

  test("an existing line is removed, and no tile is placed across it", () => {
    const answer = at("dominosa").drag("a1", "a2", "line");
    expect(answer.do === "play" && answer.move.label.code).toBe("erase");
    expect(at("dominosa").drag("a1", "a2").do).toBe("ask");
  });

  test("two cells together mean a tile, a line, or the tile on both", () => {
    const paired = (from: string, to: string, kind?: string) => {
      const answer = at("dominosa").pair(from, to, kind);
      return answer.do === "play" ? answer.move.text : answer.do;
    };
    expect(paired("c1", "b1")).toBe("lay b1-c1");
    expect(paired("b1", "c1", "line")).toBe("line b1-c1");
    expect(paired("g1", "f1")).toBe("lift f1");
    expect(paired("a1", "a2")).toBe("ask");
  });

  test("a line beside a placed tile is explained as a line, by a drag or by two presses", () => {
    const ask = { do: "ask", path: ["e1", "f1"], kind: "line" };
    expect(at("dominosa").drag("e1", "f1", "line")).toEqual(ask);
    const interaction = at("dominosa");
    interaction.press("e1", "line");
    expect(interaction.press("f1", "line")).toEqual(ask);
  });

  test("either cell of a placed tile removes it, without a modifier key", () => {
    for (const cell of ["f1", "g1"]) expect(played(at("dominosa"), cell, cell)).toBe("lift f1");
  });
});

describe("Sperrdomino", () => {
  test("a tile that fits both ends has both as targets", () => {
    const interaction = at("sperrdomino");
    interaction.press("a.3");
    expect(interaction.targets.map(({ place }) => place)).toEqual(["line.-5", "line.8"]);
    expect(played(interaction, "line.8")).toBe("1:5 right");
  });

  test("a tile is bought by pressing the stock twice", () => {
    expect(played(at("sperrdomino"), "stock", "stock")).toBe("buy");
  });

  test("a tile that fits nowhere is explained", () => {
    expect(at("sperrdomino").press("a.0")).toEqual({ do: "ask", path: ["a.0"] });
  });
});

describe("Rithmomachia", () => {
  test("a stone moves to a square, also around a corner", () => {
    const bent = view("rithmomachia").moves.find(({ text }) => text === "h12-g13") as Move;
    expect(bent.trail).toEqual(["h13"]);
    expect(played(at("rithmomachia"), "h12", "g13")).toBe("h12-g13");
  });

  test("a captured stone that cannot be placed is explained", () => {
    const shown = { ...view("rithmomachia"), actor: { kind: "seat", side: "white" } as const };
    const pressed = new Interaction({ ...shown, moves: [] }).press("taken.white.0");
    expect(pressed).toEqual({ do: "ask", path: ["taken.white.0"] });
  });
});

describe("a game in which stones are put on empty squares", () => {
  const toy = new URL("../../tests/toy/noughts.json", import.meta.url);
  const shown: View = {
    ...(JSON.parse(readFileSync(toy, "utf8")) as View),
    actor: { kind: "seat", side: "nought" },
  };

  test("a square occupied by the opponent is explained", () => {
    expect(new Interaction(shown).press("a3")).toEqual({ do: "ask", path: ["a3"] });
  });

  test("an empty square is not explained while the board is closed", () => {
    const interaction = new Interaction(shown);
    interaction.allow(false);
    expect(interaction.press("b2")).toEqual({ do: "nothing" });
  });
});

describe("a path whose stops are not moves", () => {
  const shown = view("dominosa");
  const laid = (text: string, path: string[]): Move => ({
    ...(shown.moves[0] as Move),
    text,
    path,
  });
  const composing = {
    ...shown,
    moves: [laid("first", ["a1", "b1", "c1"]), laid("second", ["a1", "c2", "c1"])],
  };

  test("is entered place by place", () => {
    expect(played(new Interaction(composing), "a1", "c2", "c1")).toBe("second");
  });

  test("cannot end early", () => {
    const interaction = new Interaction(composing);
    interaction.press("a1");
    expect(interaction.targets.map(({ place }) => place)).toEqual(["b1", "c2"]);
    expect(interaction.press("c1")).toEqual({ do: "ask", path: ["a1", "c1"] });
  });
});

describe("path of a hint", () => {
  const advised = () => {
    const interaction = at("lombardorum");
    const move = view("lombardorum").moves.find(({ path }) => path.length === 2) as Move;
    interaction.setHint(move.path, move.text);
    return { interaction, move, target: move.path.at(-1) ?? "" };
  };

  test("is played by a press on its end", () => {
    const { interaction, move, target } = advised();
    expect(interaction.likely).toContain(target);
    expect(interaction.press(target)).toEqual({ do: "play", move });
  });

  test("is cancelled by any other press, or when the board is closed", () => {
    const pressed = advised();
    pressed.interaction.press(pressed.move.path[0] ?? "");
    pressed.interaction.drop();
    expect(pressed.interaction.targets).toEqual([]);
    const closed = advised();
    closed.interaction.allow(false);
    expect(closed.interaction.targets).toEqual([]);
  });
});
