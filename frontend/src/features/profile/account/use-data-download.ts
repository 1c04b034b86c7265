import { useState } from 'react';
import { ApiError, fetchOnline } from '../../../shared/api/http';
import { isRefusedAsStranger, loginAfterNotice } from '../../../shared/login';
import { saveFile } from '../../../shared/save-file';

export type DownloadState =
  | { kind: 'idle' }
  /** Null while nothing has come yet. */
  | { kind: 'fetching'; bytes: number | null }
  | { kind: 'saved'; bytes: number }
  | { kind: 'failed' };

/** Fetches all that Parley keeps of the account as one file. The server makes it as it goes: its length is not known. */
export function useDataDownload() {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  const download = async () => {
    setState({ kind: 'fetching', bytes: null });
    try {
      const file = await fetchAll((bytes) => setState({ kind: 'fetching', bytes }));
      saveFile(`parley-data-${new Date().toISOString().slice(0, 10)}.json`, file);
      setState({ kind: 'saved', bytes: file.size });
    } catch (error) {
      setState({ kind: 'failed' });
      if (isRefusedAsStranger(error)) loginAfterNotice();
    }
  };
  return { state, download };
}

async function fetchAll(onProgress: (bytes: number) => void): Promise<Blob> {
  const response = await fetchOnline('/api/user/export', { credentials: 'include', cache: 'no-store' });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  const parts: string[] = [];
  let bytes = 0;
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(decoder.decode(part.value, { stream: true }));
    bytes += part.value.length;
    onProgress(bytes);
  }
  const text = parts.join('') + decoder.decode();
  // A connection that broke in the middle can look like an end: half a file is none.
  JSON.parse(text);
  return new Blob([text], { type: 'application/json' });
}
