import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { listenForInstallPrompt } from './install-prompt';
import { useInstallOffer } from './use-install-offer';

it('an installation that fails is only logged, and counts as a no', async () => {
  const failure = new Error('not now');
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  listenForInstallPrompt();
  const { result } = renderHook(useInstallOffer);
  const offer = { prompt: () => Promise.reject(failure), userChoice: new Promise(() => {}) };
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), offer)));
  expect(result.current.isOffered).toBe(true);
  await act(async () => expect(await result.current.install()).toBe('dismissed'));
  expect(logged).toHaveBeenCalledWith('The app could not be installed:', failure);
  expect(result.current.isOffered).toBe(false);
});
