/// <reference types="@remix-run/dev" />
/// <reference types="@remix-run/node" />

// Loaders send what they return: dates stay dates, and `data()` is unwrapped.
declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export {};
