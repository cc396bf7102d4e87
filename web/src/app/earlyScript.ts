import { longestWait } from '@bnr/contract/noConnection'
import { earlyAttribute, sendsAttribute } from '../platform/earlyPresses.ts'
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

/**
 * Until hydration, sends the calls of buttons that name one, and remembers the last press of another button, the last
 * letter typed outside fields, and what people typed into fields: where React hydrates a list between two events of one
 * choice, it sets the list back. Parts that are hydrated already do not receive these presses, or they would count
 * twice. Links, and forms with an `action`, work without any script.
 */
const pressScript =
  () => `var e=window.bnrEarly={pressed:void 0,sending:new Map,key:void 0,typed:new Map},replies=window.bnrReplies=new Map
function early(k,f){addEventListener(k,function(v){if(!d.hasAttribute('${hydratedAttribute}'))f(v,v.target)},true)}
function stop(v){v.preventDefault();v.stopImmediatePropagation()}
function leads(b){return b.form&&b.type==='submit'&&b.form.hasAttribute('action')}
early('click',function(v,t){var b=t.closest&&t.closest('button,[role=button],[role=tab]');if(!b||leads(b))return
stop(v);var a=b.getAttribute('${sendsAttribute}');a?send(b,a):(mark(e.pressed),mark(e.pressed=b,'waiting'))})
function mark(b,state){if(b)state?b.setAttribute('${earlyAttribute}',state):b.removeAttribute('${earlyAttribute}')}
function send(b,a){if(e.sending.has(b))return
e.sending.set(b,a);mark(b,'waiting')
if(!c||c.expiresAt<Date.now())return
var limit=new AbortController,timer=setTimeout(function(){limit.abort()},${longestWait})
var call={method:'POST',headers:{authorization:'Bearer '+c.token},keepalive:true,signal:limit.signal}
replies.set(a,fetch(a,call).then(function(r){clearTimeout(timer);if(r.ok){if(e.sending.has(b))mark(b,'done');return r}},function(){}))}
early('submit',function(v,t){if(!t.hasAttribute('action'))stop(v)})
early('input',function(v,t){e.typed.delete(t);e.typed.set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value)})
early('keydown',function(v,t){if(/^\\S$/.test(v.key)&&!t.closest('input,select,textarea')){v.stopImmediatePropagation();e.key=v}})`

/**
 * Scrolls to where a page opens that is not read from the top, before somebody reads or presses; at hydration, the page
 * would move under their finger.
 */
const openingScript = `document.addEventListener('DOMContentLoaded',function(){
document.querySelectorAll('[data-opens-here]').forEach(function(h){h.scrollIntoView({block:'nearest'})})})`

/** A function, so that the browser's bundle leaves the text out: only the server calls it. */
export const earlyScript = () => [foreignScript, pressScript(), openingScript].join('\n')

/** Marks the page as hydrated, passes typed text on to its forms, and then repeats the presses once. */
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

/** Repeats what people typed, in their order, and then the presses. */
function replay({ typed, sending, pressed, key }: NonNullable<typeof globalThis.bnrEarly>): void {
  for (const field of document.querySelectorAll('input, select, textarea')) hydrateField(field)
  for (const [field, value] of typed) retype(field, value)
  for (const [button, address] of takeAll(sending)) {
    button.removeAttribute(earlyAttribute)
    // React may have read by now that it is done, and a press would undo it.
    if (button.getAttribute(sendsAttribute) === address) pressIfThere(button)
    else globalThis.bnrReplies?.delete(address)
  }
  pressed?.removeAttribute(earlyAttribute)
  pressIfThere(pressed)
  if (key) document.body.dispatchEvent(new KeyboardEvent(key.type, key))
}

/** Empties the map, so that a reply that comes later does not mark its button. */
function takeAll<Key, Value>(map: Map<Key, Value>): [Key, Value][] {
  const all = [...map]
  map.clear()
  return all
}

function pressIfThere(button: HTMLElement | undefined): void {
  if (button?.isConnected) button.click()
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
