import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secrets } from './secrets.ts';

describe('Secrets', () => {
  it('makes a password once and keeps it for its owner alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-secrets-spec-'));
    const made = new Secrets(folder).passwordOf('chat');
    expect(new Secrets(folder).passwordOf('chat')).toBe(made);
    expect(new Secrets(folder).passwordOf('catalog')).not.toBe(made);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });

  it('keeps what was said first', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-secrets-spec-'));
    expect(new Secrets(folder).knows('oidc-issuer')).toBe(false);
    expect(new Secrets(folder).firstOf('oidc-issuer', 'http://localhost:3000/oidc')).toMatch(/3000/);
    expect(new Secrets(folder).firstOf('oidc-issuer', 'http://localhost:4000/oidc')).toMatch(/3000/);
    expect(new Secrets(folder).knows('oidc-issuer')).toBe(true);
    rmSync(folder, { recursive: true });
  });
});
