import { TestEnvironment } from 'jest-environment-jsdom';

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'structuredClone',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
];

/** jsdom lacks fetch, streams and a few browser calls that the router and Radix use. */
export default class JsdomWithFetch extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.scrollTo = () => {};
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // Nothing ever comes near: a test that is about it brings its own.
    this.global.IntersectionObserver ??= class {
      observe() {}
      disconnect() {}
    };
    const element = this.global.Element.prototype;
    element.hasPointerCapture ??= () => false;
    element.scrollIntoView ??= () => {};
  }
}
