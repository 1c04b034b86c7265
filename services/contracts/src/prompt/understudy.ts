/** The model name under which the built-in understudy answers; every other name is a language model. */
export const UNDERSTUDY_MODEL = 'parley-understudy';
