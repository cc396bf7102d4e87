import { useEffect, useRef } from 'react'

const events = ['pointerover', 'focusin'] as const

/** Gives a cell that is too narrow its whole text, which the style sheet shows under the pointer and on focus. */
export function useWholeText() {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = list.current
    for (const event of events) box?.addEventListener(event, showWholeText)
    return () => {
      for (const event of events) box?.removeEventListener(event, showWholeText)
    }
  }, [])
  return list
}

function showWholeText({ target }: Event): void {
  const cell = target instanceof Element ? target.closest('td') : null
  if (!cell) return
  if (cell.scrollWidth > cell.clientWidth) cell.dataset.whole = textOf(cell)
  else delete cell.dataset.whole
}

/** Each visible piece of text on a line of its own, because the cell shows paragraphs next to each other. */
function textOf(cell: Element): string {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  const pieces: string[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!parentElement?.closest('.visually-hidden')) pieces.push(textContent?.trim() ?? '')
  }
  return pieces.filter(Boolean).join('\n')
}
