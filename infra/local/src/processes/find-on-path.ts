import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The full path of a program, looked up as a shell would. */
export function findOnPath(program: string): string | undefined {
  // Debian keeps servers in sbin, which is not on an ordinary user's PATH.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin'].filter(
    Boolean,
  );
  return folders
    .map((folder) => join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
