/** Never changes: a browser that has the worker looks for its successor, or its withdrawal, at this address. */
export const workerPath = '/offline-worker.js'

/** Runs in the head. Registers the worker once the page needs nothing more; development has none. */
export const registrationScript = `addEventListener('load',function(){var w=navigator.serviceWorker
if(w)(window.requestIdleCallback||setTimeout)(function(){w.register('${workerPath}').catch(function(){})})})`
