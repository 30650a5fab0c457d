export interface DownloadedFile {
  /** With its extension. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly text: string;
}

/** Saves a file to the downloads folder; nothing is sent to a server. */
export function downloadFile({ name, type, text }: DownloadedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
