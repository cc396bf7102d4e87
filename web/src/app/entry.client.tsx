import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isForeign, serverDocument } from '../platform/serverDocument.ts'
import { loadParts } from '../ui/lazyPart.ts'

// Development React would report, on every page, what keeps the inlined style sheets from being loaded again.
if (import.meta.env.DEV)
  for (const link of document.querySelectorAll('link[disabled]')) link.removeAttribute('disabled')

async function takeOver(): Promise<void> {
  await loadParts(serverDocument()?.parts ?? [])
  startTransition(() => {
    // What was written for another login is thrown away unseen, and the page is made here.
    if (isForeign()) createRoot(document).render(<HydratedRouter />)
    else hydrateRoot(document, <HydratedRouter />)
  })
}

// This runs with the framework, before the screens have told what parts they have.
queueMicrotask(takeOver)
