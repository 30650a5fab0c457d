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

/** What an expression of the rules has answered: nothing where it was not reached. */
interface Seen extends Pick<ReportNode, 'sourcePosition'> {
  readonly values: ReadonlySet<'true' | 'false' | 'undefined' | 'another'>;
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

const kindOf = (value: Readonly<Record<string, unknown>>) => {
  if ('undefined' in value) return 'undefined';
  if (!('boolValue' in value)) return 'another';
  return value['boolValue'] === true ? 'true' : 'false';
};

/** Every expression of an emulator's report, in the order of the rules. */
export const seenIn = (report: unknown): readonly Seen[] =>
  nodesIn((report as { readonly report: readonly ReportNode[] }).report).map(
    ({ sourcePosition, values = [] }) => ({
      sourcePosition,
      values: new Set(values.map(({ value }) => kindOf(value))),
    }),
  );

/** What several reports on the same rules have seen together. */
const together = (reports: readonly (readonly Seen[])[]): readonly Seen[] =>
  (reports[0] ?? []).map(({ sourcePosition }, index) => ({
    sourcePosition,
    values: new Set(reports.flatMap((seen) => [...(seen[index]?.values ?? [])])),
  }));

/** A field that happens to hold true or false is no condition: it has held other values too. */
const isCondition = ({ values }: Seen) =>
  !values.has('another') && (values.has('true') || values.has('false'));
const isOneSided = ({ values }: Seen) => !(values.has('true') && values.has('false'));

/** Reads reports of which expressions of `rules` were evaluated to what. */
export function coverageOf(reports: readonly (readonly Seen[])[], rules: string): Coverage {
  const seen = together(reports);
  const shown = ({ sourcePosition: { line, currentOffset = 0, endOffset = 0 } }: Seen) =>
    `${line}: ${rules.slice(currentOffset, endOffset + 1).replaceAll(/\s+/g, ' ')}`;
  const conditions = seen.filter(isCondition);
  return {
    expressions: seen.length,
    conditions: conditions.length,
    unreached: seen.filter(({ values }) => values.size === 0).map(shown),
    oneSided: conditions.filter(isOneSided).map(shown),
  };
}
