import { IsInt, IsString, Max } from 'class-validator';
import { readEnv } from './load-env.js';

class Env {
  @IsInt() @Max(65_535) PORT: number;
  @IsString() NAME: string = 'parley';
}

describe('readEnv', () => {
  it('converts numbers, keeps defaults and takes empty as not set', () => {
    expect(readEnv(Env, { PORT: '3000', NAME: '' })).toMatchObject({ PORT: 3000, NAME: 'parley' });
  });

  it('names every error at once', () => {
    class Strict extends Env {
      @IsString() SECRET: string;
    }
    const read = () => readEnv(Strict, { PORT: 'many' });
    expect(read).toThrow(/PORT must be an integer/);
    expect(read).toThrow(/SECRET must be a string/);
  });
});
