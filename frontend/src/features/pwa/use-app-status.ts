import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsOnline } from '../../shared/network/connection';
import { useIsStandalone } from './model/app-display';
import { useInstallOffer } from './use-install-offer';

/** One line of the status page: a yes or a no, and what it means. */
export interface StatusRow {
  name: string;
  isGood: boolean;
  /** Two or three words. */
  value: string;
  note: string;
}

/** What this browser makes of Parley as an app, as it is now. */
export function useAppStatus(): StatusRow[] {
  const { isOffered } = useInstallOffer();
  const isStandalone = useIsStandalone();
  const isOnline = useIsOnline();
  const worker = useWorkerWord();
  const manifest = useManifestWord();
  const isTouch = useIsTouch();
  return [
    isOffered
      ? row('Installable', true, 'Yes', 'The browser offers to install Parley on this device.')
      : row('Installable', false, 'Not offered', installNote(isStandalone)),
    isStandalone
      ? row('Installed', true, 'Yes', 'This is the installed app.')
      : row(
          'Installed',
          false,
          'No',
          'This is a browser tab. The app counts as installed in its own window.',
        ),
    isOnline
      ? row('Connection', true, 'Online', 'Parley can be reached.')
      : row('Connection', false, 'Offline', 'What was read before is still here; sending has to wait.'),
    { name: 'Service worker', ...worker },
    { name: 'Manifest', ...manifest },
    isStandalone
      ? row('Standalone mode', true, 'Yes', 'Parley has a window of its own.')
      : row('Standalone mode', false, 'No', 'Parley runs inside the browser’s window.'),
    isTouch
      ? row('Touch device', true, 'Yes', 'There is a touch screen.')
      : row('Touch device', false, 'No', 'There is no touch screen.'),
  ];
}

function row(name: string, isGood: boolean, value: string, note: string): StatusRow {
  return { name, isGood, value, note };
}

function installNote(isStandalone: boolean): string {
  return isStandalone
    ? 'It is installed already.'
    : 'The browser has made no offer: it does not install apps, has this one, or wants to know you longer.';
}

type Word = Omit<StatusRow, 'name'>;

const CHECKING: Word = { isGood: false, value: 'Checking…', note: '' };

function useWorkerWord(): Word {
  const isSupported = 'serviceWorker' in navigator;
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!isSupported) return;
    let isOver = false;
    void navigator.serviceWorker.ready.then(() => !isOver && setIsReady(true));
    return () => {
      isOver = true;
    };
  }, [isSupported]);
  if (!isSupported) {
    return { isGood: false, value: 'Not supported', note: 'This browser, or this address, allows none.' };
  }
  return isReady
    ? { isGood: true, value: 'Supported, active', note: 'It keeps pages for when there is no network.' }
    : { isGood: true, value: 'Supported', note: 'It is not active yet.' };
}

function useManifestWord(): Word {
  const [word, setWord] = useState(CHECKING);
  useEffect(() => {
    let isOver = false;
    void readManifest().then((read) => !isOver && setWord(read));
    return () => {
      isOver = true;
    };
  }, []);
  return word;
}

async function readManifest(): Promise<Word> {
  const href = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href;
  if (!href) return { isGood: false, value: 'Missing', note: 'The page names no manifest.' };
  try {
    const response = await fetch(href);
    const { name, icons } = (await response.json()) as { name: string; icons: unknown[] };
    const count = `${icons.length} ${icons.length === 1 ? 'icon' : 'icons'}`;
    return { isGood: true, value: 'Found', note: `It names the app “${name}” and has ${count}.` };
  } catch {
    return { isGood: false, value: 'Not readable', note: 'The manifest could not be fetched or parsed.' };
  }
}

const COARSE = '(any-pointer: coarse)';

function useIsTouch(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(COARSE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(COARSE).matches || navigator.maxTouchPoints > 0,
  );
}
