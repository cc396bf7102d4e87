import { foreignAttribute } from '../platform/serverDocument.ts'
import { markHydrated } from '../platform/useHydrated.ts'

/** Says that the page is alive: from then on its own scripts hear what is pressed. */
const hydratedAttribute = 'data-hydrated'
/** The login a page was written for; empty for a guest's, absent where it was written for anybody. */
export const readerAttribute = 'data-reader'

/**
 * Runs in the head before anything is painted, after `c` has been read (accounts/viewer.ts). A page that was written for another
 * login than this browser's is not shown.
 */
const foreignScript = `var d=document.documentElement,r=d.getAttribute('${readerAttribute}')
if(r!==null&&r!==(c?c.userName:''))d.setAttribute('${foreignAttribute}','')`

declare global {
  /** What was pressed and typed before the page was alive. */
  var bnrEarly:
    | { pressed: HTMLElement | undefined; key: KeyboardEvent | undefined; typed: Set<EventTarget> }
    | undefined
}

/**
 * Until the page is alive, the last press of a button and the last letter outside fields are kept, and which fields were
 * written into. Links lead on, and forms that name where they lead to are sent, without any script.
 */
const pressScript = `var e=window.bnrEarly={pressed:void 0,key:void 0,typed:new Set}
function early(k,f){addEventListener(k,function(v){if(!d.hasAttribute('${hydratedAttribute}'))f(v,v.target)},true)}
function stop(v){v.preventDefault();v.stopImmediatePropagation()}
function leads(b){return b.form&&b.type==='submit'&&b.form.hasAttribute('action')}
early('click',function(v,t){var b=t.closest&&t.closest('button,[role=button],[role=tab]');if(b&&!leads(b)){stop(v);e.pressed=b}})
early('submit',function(v,t){if(!t.hasAttribute('action'))stop(v)})
early('input',function(v,t){e.typed.add(t)})
early('keydown',function(v,t){if(/^\\S$/.test(v.key)&&!t.closest('input,select,textarea'))e.key=v})`

export const earlyScript = `${foreignScript}\n${pressScript}`

/** The page is alive: what was typed reaches its forms, and then what was pressed is pressed, once. */
export function activatePage(): void {
  const page = document.documentElement
  page.removeAttribute(foreignAttribute)
  page.setAttribute(hydratedAttribute, '')
  const early = globalThis.bnrEarly
  globalThis.bnrEarly = undefined
  // Parts that React has put off are taken over by a press as well, though not by one from within its own work.
  setTimeout(() => {
    markHydrated()
    if (early) replay(early)
  })
}

/** All is read before any of it is told: React draws a form anew at the first, as it knew the others. */
function replay({ typed, pressed, key }: NonNullable<typeof globalThis.bnrEarly>): void {
  const retypes = [...typed].map(retyping)
  for (const field of document.querySelectorAll('input, select, textarea')) takeOver(field)
  for (const retype of retypes) retype()
  if (pressed?.isConnected) pressed.click()
  if (key) document.body.dispatchEvent(new KeyboardEvent(key.type, key))
}

/**
 * React takes over a part of the page that it has put off as soon as somebody acts on it. Of a field that is written into
 * before, it would take what was written as what it held from the start. Nothing of ours listens to this event.
 */
const takeOver = (field: Element) => field.dispatchEvent(new Event('touchcancel', { bubbles: true }))

/** React takes a field's value as known since hydration: emptied behind its back, the value is news to it. */
function retyping(field: EventTarget): () => void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked } = field
    return () => {
      field.checked = !checked
      setBehind(HTMLInputElement.prototype, 'checked', field, checked)
      field.dispatchEvent(new Event('click', { bubbles: true }))
    }
  }
  if (!isWritten(field)) return () => undefined
  const { value } = field
  return () => {
    field.value = ''
    setBehind(Object.getPrototypeOf(field), 'value', field, value)
    const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
    field.dispatchEvent(new Event(kind, { bubbles: true }))
  }
}

const isWritten = (field: EventTarget): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement

/** By the element's own setter, past the one by which React watches the field. */
function setBehind(prototype: object, name: 'value' | 'checked', field: object, value: unknown): void {
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(field, value)
}
