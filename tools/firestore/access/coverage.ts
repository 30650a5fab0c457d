/** A node of the emulator's coverage report; offsets are those of the rules' text, the last one included. */
interface ReportNode {
  readonly sourcePosition: {
    readonly line: number;
    readonly currentOffset?: number;
    readonly endOffset?: number;
  };
  readonly values?: readonly { readonly value: Readonly<Record<string, unknown>> }[];
  readonly children?: readonly ReportNode[];
}

export interface Coverage {
  readonly expressions: number;
  /** Expressions that answer true or false and nothing else. */
  readonly conditions: number;
  /** Expressions that were never reached, as `line: text`. */
  readonly unreached: readonly string[];
  /** Conditions that were not seen both true and false, as `line: text`. */
  readonly oneSided: readonly string[];
}

const nodesIn = (nodes: readonly ReportNode[]): ReportNode[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.children ?? [])]);

const valuesOf = ({ values = [] }: ReportNode) => values.map(({ value }) => value);

/** A field that happens to hold true or false is no condition: it has held other values too. */
const isCondition = (node: ReportNode) => {
  const defined = valuesOf(node).filter((value) => !('undefined' in value));
  return defined.length > 0 && defined.every((value) => 'boolValue' in value);
};

/** Reads the emulator's report of which expressions of `rules` were evaluated to what. */
export function coverageOf(report: unknown, rules: string): Coverage {
  const nodes = nodesIn((report as { readonly report: readonly ReportNode[] }).report);
  const shown = ({ sourcePosition: { line, currentOffset = 0, endOffset = 0 } }: ReportNode) =>
    `${line}: ${rules.slice(currentOffset, endOffset + 1).replaceAll(/\s+/g, ' ')}`;
  const conditions = nodes.filter(isCondition);
  const isOneSided = (node: ReportNode) =>
    ![true, false].every((wanted) => valuesOf(node).some(({ boolValue }) => boolValue === wanted));
  return {
    expressions: nodes.length,
    conditions: conditions.length,
    unreached: nodes.filter((node) => valuesOf(node).length === 0).map(shown),
    oneSided: conditions.filter(isOneSided).map(shown),
  };
}
