// The files of the page for times without a network: an answer of the server goes into the cache, and the cache
// answers if there is no server. Orders are no files, and go past the cache.
const name = "shop";
const files = [
  "./", "page.css", "page.js", "errors.js", "bayan.js", "bayan.wasm", "icon.svg", "words/words.bayantable",
  "words/en.bayanpack", "words/ar.bayanpack",
];
const addresses = new Set(files.map((file) => new URL(file, self.registration.scope).href));

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(files)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !addresses.has(event.request.url.split(/[?#]/)[0])) return;
  event.respondWith(answer(event.request));
});

async function answer(request) {
  const cache = await caches.open(name);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (!kept) throw error;
    return kept;
  }
}
