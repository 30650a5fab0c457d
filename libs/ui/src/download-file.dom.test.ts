// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { downloadFile } from './download-file.ts';

it('[AN10] [OF9] a file is saved under its name, and its URL is revoked', async () => {
  const kept = new Map<string, Blob>();
  const saved: { readonly name: string; readonly file: Blob | undefined }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) kept.set('blob:file', file);
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void kept.delete(address));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: kept.get(this.href) });
  });
  downloadFile({ name: 'a.csv', type: 'text/csv', text: 'Day,Tasks' });
  const [one] = saved;
  expect([one?.name, one?.file?.type, await one?.file?.text()]).toEqual(['a.csv', 'text/csv', 'Day,Tasks']);
  expect(kept.size).toBe(0);
});
