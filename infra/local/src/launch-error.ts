/** Something the person at the keyboard can act on: its text is printed as it is, without a stack. */
export class LaunchError extends Error {
  override name = 'LaunchError';
}
