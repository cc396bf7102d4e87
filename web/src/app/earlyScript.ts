import { foreignAttribute } from '../platform/serverDocument.ts'
import { markHydrated } from '../platform/useHydrated.ts'

/** Marks the page as hydrated: from then on its own scripts handle presses. */
const hydratedAttribute = 'data-hydrated'
/** The login that a page was written for; empty for a guest, absent on a page for everybody. */
export const readerAttribute = 'data-reader'

/**
 * Runs in the head before anything is painted, after `c` has been read (accounts/viewer.ts). Hides a page that was
 * written for another login than this browser's.
 */
const foreignScript = `var d=document.documentElement,r=d.getAttribute('${readerAttribute}')
if(r!==null&&r!==(c?c.userName:''))d.setAttribute('${foreignAttribute}','')`

declare global {
  /** What people pressed and typed before hydration. */
  var bnrEarly:
    | {
        pressed: HTMLElement | undefined
        key: KeyboardEvent | undefined
        typed: Map<EventTarget, string | boolean>
      }
    | undefined
}

/**
 * Until hydration, remembers the last press of a button, the last letter typed outside fields, and what people typed
 * into fields: where React hydrates a list between two events of one choice, it sets the list back. Parts that are
 * hydrated already do not receive these presses, or they would count twice. Links, and forms with an `action`, work
 * without any script.
 */
const pressScript = `var e=window.bnrEarly={pressed:void 0,key:void 0,typed:new Map}
function early(k,f){addEventListener(k,function(v){if(!d.hasAttribute('${hydratedAttribute}'))f(v,v.target)},true)}
function stop(v){v.preventDefault();v.stopImmediatePropagation()}
function leads(b){return b.form&&b.type==='submit'&&b.form.hasAttribute('action')}
early('click',function(v,t){var b=t.closest&&t.closest('button,[role=button],[role=tab]');if(b&&!leads(b)){stop(v);e.pressed=b}})
early('submit',function(v,t){if(!t.hasAttribute('action'))stop(v)})
early('input',function(v,t){e.typed.delete(t);e.typed.set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value)})
early('keydown',function(v,t){if(/^\\S$/.test(v.key)&&!t.closest('input,select,textarea')){v.stopImmediatePropagation();e.key=v}})`

/**
 * Scrolls to where a page opens that is not read from the top, before somebody reads or presses; at hydration, the page
 * would move under their finger.
 */
const openingScript = `document.addEventListener('DOMContentLoaded',function(){
document.querySelectorAll('[data-opens-here]').forEach(function(h){h.scrollIntoView({block:'nearest'})})})`

export const earlyScript = [foreignScript, pressScript, openingScript].join('\n')

/** Marks the page as hydrated, passes typed text on to its forms, and then repeats the last press once. */
export function activatePage(): void {
  const page = document.documentElement
  page.removeAttribute(foreignAttribute)
  const early = globalThis.bnrEarly
  globalThis.bnrEarly = undefined
  // Not from within React's own work, because a press also hydrates parts that React has put off. But before the next
  // event: hydration has set fields back, and the next letter would go into an empty field.
  queueMicrotask(() => {
    page.setAttribute(hydratedAttribute, '')
    markHydrated()
    if (early) replay(early)
  })
}

/** Repeats what people typed, in their order, and then the last press. */
function replay({ typed, pressed, key }: NonNullable<typeof globalThis.bnrEarly>): void {
  for (const field of document.querySelectorAll('input, select, textarea')) hydrateField(field)
  for (const [field, value] of typed) retype(field, value)
  if (pressed?.isConnected) pressed.click()
  if (key) document.body.dispatchEvent(new KeyboardEvent(key.type, key))
}

/**
 * Makes React hydrate a part that it has put off. Without this, React would take text typed earlier as the field's
 * initial value. None of our code listens to this event.
 */
const hydrateField = (field: Element) => field.dispatchEvent(new Event('touchcancel', { bubbles: true }))

/**
 * React considers the field's value known since hydration, so this empties the field first and then sets the value
 * past React.
 */
function retype(field: EventTarget, value: string | boolean): void {
  // A script cannot set the value of a file field, but the field still has the file that was chosen.
  if (field instanceof HTMLInputElement && field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (field instanceof HTMLInputElement && typeof value === 'boolean') {
    field.checked = !value
    setPastReact(HTMLInputElement.prototype, 'checked', field, value)
    field.dispatchEvent(new Event('click', { bubbles: true }))
  } else if (isWritten(field)) {
    field.value = ''
    setPastReact(Object.getPrototypeOf(field), 'value', field, value)
    const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
    field.dispatchEvent(new Event(kind, { bubbles: true }))
  }
}

const isWritten = (field: EventTarget): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement

/** Sets a property by the element's native setter, past the one that React installs to watch the field. */
function setPastReact(prototype: object, name: 'value' | 'checked', field: object, value: unknown): void {
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(field, value)
}
