// Answers for pages that find no network. The build puts `offlinePage` before it (offlineWorker.ts).

// A new version replaces the running one at once. Where browsers can be told, they do not even start this worker for
// scripts, styles, photos and calls.
addEventListener('install', (event) => {
  skipWaiting()
  const others = ['cors', 'no-cors', 'same-origin']
  event.addRoutes?.(others.map((requestMode) => ({ condition: { requestMode }, source: 'network' })))
})

// The browser then sends the request of a page itself, as without a worker: it does not wait until this one runs, and
// the server recognises a visit by headers that a request of the worker would not have.
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()))

addEventListener('fetch', (event) => {
  const { mode, method, destination } = event.request
  if (mode === 'navigate' && method === 'GET' && destination === 'document') event.respondWith(answer(event))
})

/** Whatever the server answers reaches the browser as it is, including its errors. */
async function answer({ preloadResponse, request }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return new Response(offlinePage.html, { status: 503, headers: offlinePage.headers })
  }
}
