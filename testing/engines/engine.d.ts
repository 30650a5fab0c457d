/** A tab of a browser, driven by real input. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Runs an expression in the page. @returns its value, as JSON; a promise is awaited */
  run(expression: string): Promise<unknown>;
  /** Presses the primary button at a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Types a text into the focused field. */
  type(text: string): Promise<void>;
  /** Presses one key: a letter, 'Enter', 'Escape', 'Tab' or 'Backspace'. */
  press(key: string): Promise<void>;
  /** Presses a letter together with Ctrl, on a Mac with Cmd. */
  pressShortcut(letter: string): Promise<void>;
  close(): Promise<void>;
}

export interface Browser {
  /** Such as 'Firefox 153.8'. */
  readonly version: string;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** One of the three engines, with the way in which this machine can drive it. */
export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Undefined when the machine has no browser of this engine. */
  readonly launch: (() => Promise<Browser>) | undefined;
  /** The command that installs one. */
  readonly install: string;
}
