import * as styles from './figures-table.module.css';

/** The first column contains the row headers. */
export interface FiguresTableProps {
  /** The caption. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...figures: (string | number)[]])[];
  /** Makes it visible; it is always available to screen readers. */
  readonly isShown: boolean;
}

export const FiguresTable = ({ label, columns, rows, isShown }: FiguresTableProps) => (
  <div
    className={isShown ? styles.tableBox : `visually-hidden ${styles.hidden}`}
    {...(isShown && { role: 'region', 'aria-label': `${label}, as a table`, tabIndex: 0 })}
  >
    <table>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures], row) => (
          <tr key={`${row} ${name}`}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
