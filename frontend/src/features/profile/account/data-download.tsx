import { Download } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import { type DownloadState, useDataDownload } from './use-data-download';

/** All that Parley keeps of the account, as one file to take along. */
export function DataDownload() {
  const { state, download } = useDataDownload();
  return (
    <div>
      <h3 className="text-name font-semibold">Your data</h3>
      <p className="mt-1 font-reading text-base text-ink-soft">
        Your account, tokens, unlocked characters and every conversation, as one JSON file.
      </p>
      <Button
        variant="outline"
        className="mt-4"
        isLoading={state.kind === 'fetching'}
        onClick={() => void download()}
      >
        {state.kind !== 'fetching' && <Download aria-hidden size={17} />}
        Download all my data
      </Button>
      <p role="status" className="tabular mt-2 text-xs text-ink-soft empty:mt-0">
        {wordsFor(state)}
      </p>
    </div>
  );
}

function wordsFor(state: DownloadState): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'fetching':
      return state.bytes === null ? 'Your data is being gathered…' : `${sizeText(state.bytes)} so far…`;
    case 'saved':
      return `Done: ${sizeText(state.bytes)}. The file is among your downloads.`;
    case 'failed':
      return 'Your data could not be fetched. Nothing has changed; please try again.';
  }
}

function sizeText(bytes: number): string {
  const kilobytes = bytes / 1_000;
  return kilobytes < 1_000
    ? `${Math.max(1, Math.round(kilobytes)).toLocaleString('en')} KB`
    : `${(kilobytes / 1_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}
