/** A node of the emulator's coverage report. Offsets are in the text of the rules; `endOffset` is inclusive. */
interface ReportNode {
  readonly sourcePosition: {
    readonly line: number;
    readonly currentOffset?: number;
    readonly endOffset?: number;
  };
  readonly values?: readonly { readonly value: Readonly<Record<string, unknown>> }[];
  readonly children?: readonly ReportNode[];
}

/** The values of an expression of the rules; empty if it was not reached. */
interface Evaluated extends Pick<ReportNode, 'sourcePosition'> {
  readonly values: ReadonlySet<'true' | 'false' | 'undefined' | 'another'>;
}

export interface Coverage {
  readonly expressions: number;
  /** Expressions that were only true or false. */
  readonly conditions: number;
  /** Expressions that were never reached, as `line: text`. */
  readonly unreached: readonly string[];
  /** Conditions that were not both true and false, as `line: text`. */
  readonly oneSided: readonly string[];
}

const nodesIn = (nodes: readonly ReportNode[]): ReportNode[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.children ?? [])]);

const kindOf = (value: Readonly<Record<string, unknown>>) => {
  if ('undefined' in value) return 'undefined';
  if (!('boolValue' in value)) return 'another';
  return value['boolValue'] === true ? 'true' : 'false';
};

/** All expressions of an emulator's report, in the order of the rules. */
export const readReport = (report: unknown): readonly Evaluated[] =>
  nodesIn((report as { readonly report: readonly ReportNode[] }).report).map(
    ({ sourcePosition, values = [] }) => ({
      sourcePosition,
      values: new Set(values.map(({ value }) => kindOf(value))),
    }),
  );

/** Merges several reports on the same rules. */
const merged = (reports: readonly (readonly Evaluated[])[]): readonly Evaluated[] =>
  (reports[0] ?? []).map(({ sourcePosition }, index) => ({
    sourcePosition,
    values: new Set(reports.flatMap((seen) => [...(seen[index]?.values ?? [])])),
  }));

/** Excludes fields that were true or false by chance, because they also had other values. */
const isCondition = ({ values }: Evaluated) =>
  !values.has('another') && (values.has('true') || values.has('false'));
const isOneSided = ({ values }: Evaluated) => !(values.has('true') && values.has('false'));

/** Computes the coverage of `rules` from reports. */
export function coverageOf(reports: readonly (readonly Evaluated[])[], rules: string): Coverage {
  const seen = merged(reports);
  const described = ({ sourcePosition: { line, currentOffset = 0, endOffset = 0 } }: Evaluated) =>
    `${line}: ${rules.slice(currentOffset, endOffset + 1).replaceAll(/\s+/g, ' ')}`;
  const conditions = seen.filter(isCondition);
  return {
    expressions: seen.length,
    conditions: conditions.length,
    unreached: seen.filter(({ values }) => values.size === 0).map(described),
    oneSided: conditions.filter(isOneSided).map(described),
  };
}
