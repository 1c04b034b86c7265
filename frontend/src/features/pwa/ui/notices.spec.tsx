import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listenForInstallPrompt } from '../install-prompt';
import { useInstallCard } from '../use-install-card';
import { InstallCard } from './install-card';
import { OfflineBanner } from './offline-banner';

function Card() {
  return <InstallCard card={useInstallCard()} />;
}

listenForInstallPrompt();
let prompted = 0;
function offerInstall() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => {
      prompted += 1;
    },
    userChoice: Promise.resolve({ outcome: 'accepted' as const }),
  });
  act(() => void window.dispatchEvent(event));
}
const card = () => screen.queryByRole('region', { name: 'Install Parley App' });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });

let isStandalone = false;
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  prompted = 0;
  isStandalone = false;
  window.matchMedia = (media) =>
    ({
      matches: isStandalone && media.includes('standalone'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
});
afterEach(() => {
  jest.useRealTimers();
  window.dispatchEvent(new Event('appinstalled'));
});

describe('the install card', () => {
  it('comes when the browser offers it, but not in the first seconds', async () => {
    render(<Card />);
    await pass(60_000);
    expect(card()).not.toBeInTheDocument();
    offerInstall();
    await pass(10_000);
    expect(card()).not.toBeInTheDocument();
    await pass(6_000);
    expect(card()).toBeVisible();
  });

  it('installs once', async () => {
    render(<Card />);
    offerInstall();
    await pass(16_000);
    await user.click(screen.getByRole('button', { name: 'Install' }));
    await pass(0);
    expect(prompted).toBe(1);
    expect(card()).not.toBeInTheDocument();
  });

  it.each(['Later', 'Close'])('"%s" puts it away for the session', async (name) => {
    const { unmount } = render(<Card />);
    offerInstall();
    await pass(16_000);
    await user.click(screen.getByRole('button', { name }));
    expect(card()).not.toBeInTheDocument();
    unmount();
    render(<Card />);
    await pass(60_000);
    expect(card()).not.toBeInTheDocument();
    expect(prompted).toBe(0);
  });

  it('is not shown in the installed app', async () => {
    isStandalone = true;
    render(<Card />);
    offerInstall();
    await pass(60_000);
    expect(card()).not.toBeInTheDocument();
  });

  it('tells how it is done in Safari on an iPhone, which makes no offer', async () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get');
    agent.mockReturnValue('Mozilla/5.0 (iPhone) Version/18.0 Mobile/15E148 Safari/604.1');
    render(<Card />);
    await pass(16_000);
    expect(card()).toHaveTextContent(/Add to Home Screen/);
    expect(screen.queryByRole('button', { name: 'Install' })).not.toBeInTheDocument();
    agent.mockRestore();
  });
});

describe('the offline banner', () => {
  const originalFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = originalFetch;
  });

  it('is a status, comes when nothing gets through and goes when the network is back', async () => {
    render(<OfflineBanner />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    window.dispatchEvent(new Event('offline'));
    await pass(0);
    expect(screen.getByRole('status')).toHaveTextContent(
      "You're offline Some features may be limited. You can still browse cached content.",
    );
    globalThis.fetch = async () => new Response();
    await pass(3_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stays away when Parley runs on the device itself and can be reached without a network', async () => {
    globalThis.fetch = async () => new Response();
    render(<OfflineBanner />);
    window.dispatchEvent(new Event('offline'));
    await pass(0);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
