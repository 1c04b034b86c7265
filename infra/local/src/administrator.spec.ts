import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administratorLine, administratorOf } from './administrator.ts';
import { Secrets } from './secrets.ts';
import { readSettings } from './settings.ts';

describe('the administrator', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-administrator-spec-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const line = (env: NodeJS.ProcessEnv) => {
    const administrator = administratorOf(readSettings(env, '/repo'), new Secrets(folder));
    return { administrator, text: administratorLine(administrator, '/data/secrets.json') };
  };

  it('gets a password that is shown once and then kept', () => {
    const first = line({});
    expect(first.text).toBe(
      `Administrator: admin@parley.localhost, with the password ${first.administrator.password} (kept in /data/secrets.json)`,
    );
    const second = line({});
    expect(second.administrator.password).toBe(first.administrator.password);
    expect(second.text).not.toContain(first.administrator.password);
    expect(second.text).toContain('/data/secrets.json');
  });

  it('has the password that the user set, which is not shown', () => {
    const { administrator, text } = line({ ADMIN_PASSWORD: 'correct horse', ADMIN_EMAIL: 'me@example.org' });
    expect(administrator).toMatchObject({ email: 'me@example.org', password: 'correct horse' });
    expect(text).not.toContain('correct horse');
  });
});
