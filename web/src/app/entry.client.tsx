import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isForeign, serverDocument } from '../platform/serverDocument.ts'
import { loadParts } from '../ui/lazyPart.ts'

// React in development would report the `disabled` attribute, which keeps inlined style sheets from loading again, as
// a mismatch on every page.
if (import.meta.env.DEV)
  for (const link of document.querySelectorAll('link[disabled]')) link.removeAttribute('disabled')

async function hydratePage(): Promise<void> {
  await loadParts(serverDocument()?.parts ?? [])
  startTransition(() => {
    // A page written for another login is discarded unseen and rendered here.
    if (isForeign()) createRoot(document).render(<HydratedRouter />)
    else hydrateRoot(document, <HydratedRouter />)
  })
}

// A microtask, because the framework runs this before the screens have registered their parts.
queueMicrotask(hydratePage)
