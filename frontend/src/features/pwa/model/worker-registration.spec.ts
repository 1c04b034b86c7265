import { jest } from '@jest/globals';
import { startWorker } from './worker-registration';

it('a service worker that cannot be registered is only logged', async () => {
  const refused = new Error('The script has an unsupported MIME type');
  const register = jest.fn(() => Promise.reject(refused));
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  await startWorker(() => {});
  expect(register).toHaveBeenCalledWith('/sw.js', expect.objectContaining({ scope: '/' }));
  expect(logged).toHaveBeenCalledWith('The service worker could not be registered:', refused);
});
