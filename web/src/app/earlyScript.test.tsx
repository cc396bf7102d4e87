import { act, render } from '@testing-library/react'
import { type ChangeEvent, useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { found, pageWith } from '../testing/earlyPage.ts'
import { activatePage, earlyScript } from './earlyScript.ts'

const page = document.documentElement
const runBefore = pageWith(earlyScript())
const pressed = vi.fn()

beforeEach(() => void pressed.mockClear())

it('keeps the last press of a button until hydration, and repeats it once', async () => {
  runBefore('<button id="a">A</button><button id="b">B</button>')
  for (const id of ['a', 'b']) found(`#${id}`).addEventListener('click', () => pressed(id))
  for (const selector of ['#a', '#b']) found(selector).click()
  expect(pressed).not.toHaveBeenCalled()
  activatePage()
  activatePage()
  await Promise.resolve()
  expect(pressed.mock.calls).toEqual([['b']])
})

it('keeps the last letter typed outside fields until hydration, unseen by parts hydrated before', async () => {
  runBefore('<button id="a">A</button><input id="name">')
  const onKeyDown = ({ key, ctrlKey }: KeyboardEvent) => pressed(key, ctrlKey)
  const press = (selector: string, key: string) =>
    found(selector).dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: key === 'n', bubbles: true }))
  document.addEventListener('keydown', onKeyDown)
  onTestFinished(() => document.removeEventListener('keydown', onKeyDown))
  press('body', 'p')
  press('#a', 'n')
  expect(pressed).not.toHaveBeenCalled()
  press('#a', 'Tab')
  press('#name', 'a')
  pressed.mockClear()
  activatePage()
  activatePage()
  await Promise.resolve()
  expect(pressed.mock.calls).toEqual([['n', true]])
})

it('repeats a choice that React has set back, and the ticks in their order', async () => {
  runBefore(`<select id="town"><option>Any</option><option>Chennai</option></select>
    <input type="radio" name="for" id="son"><input type="radio" name="for" id="daughter">`)
  const [town, son, daughter] = [
    found<HTMLSelectElement>('#town'),
    found<HTMLInputElement>('#son'),
    found<HTMLInputElement>('#daughter'),
  ]
  town.value = 'Chennai'
  town.dispatchEvent(new Event('input', { bubbles: true }))
  town.value = 'Any'
  for (const one of [son, daughter, son]) one.click()
  activatePage()
  await Promise.resolve()
  expect([town.value, son.checked, daughter.checked]).toEqual(['Chennai', true, false])
})

it('tells React which file was chosen, and repeats the press after it', async () => {
  runBefore('<input type="file" id="file"><button id="send">Send</button>')
  const file = found<HTMLInputElement>('#file')
  file.addEventListener('change', () => pressed('chosen'))
  found('#send').addEventListener('click', () => pressed('sent'))
  file.dispatchEvent(new Event('input', { bubbles: true }))
  found('#send').click()
  activatePage()
  await Promise.resolve()
  expect(pressed.mock.calls).toEqual([['chosen'], ['sent']])
})

it('shows that a press waits, and that a later one replaces it', async () => {
  runBefore('<button id="a">A</button><button id="b">B</button>')
  const marked = () => [...document.querySelectorAll('[data-early="waiting"]')].map(({ id }) => id)
  found('#a').click()
  expect(marked()).toEqual(['a'])
  found('#b').click()
  expect(marked()).toEqual(['b'])
  activatePage()
  await Promise.resolve()
  expect(marked()).toEqual([])
})

it('forgets the press of a button that has been removed', async () => {
  runBefore('<button id="a">A</button>')
  const button = found('#a')
  button.addEventListener('click', pressed)
  button.click()
  button.remove()
  activatePage()
  await Promise.resolve()
  expect(pressed).not.toHaveBeenCalled()
})

it('leaves links and forms with an address to the browser', () => {
  runBefore('<a href="#there">There</a><form action="/search"><button>Search</button></form>')
  document.body.addEventListener('click', (event) => {
    pressed(event.defaultPrevented)
    event.preventDefault()
  })
  for (const selector of ['a', 'button']) found(selector).click()
  expect(pressed.mock.calls).toEqual([[false], [false]])
})

it.each([
  ['anita', { userName: 'anita' }, false],
  ['', null, false],
  ['anita', { userName: 'samuel' }, true],
  ['anita', null, true],
  ['', { userName: 'samuel' }, true],
])('hides a page written for "%s" from %o: %s', (reader, credentials, isHidden) => {
  page.setAttribute('data-reader', reader)
  runBefore('', credentials)
  expect(page.hasAttribute('data-foreign')).toBe(isHidden)
  activatePage()
  expect(page.hasAttribute('data-foreign')).toBe(false)
})

function Fields() {
  const [values, setValues] = useState({ name: '', town: '', isSure: false })
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    setValues((before) => ({
      ...before,
      [target.id]: 'checked' in target && target.type === 'checkbox' ? target.checked : target.value,
    }))
  return (
    <>
      <input id="name" value={values.name} onChange={change} />
      <select id="town" value={values.town} onChange={change}>
        <option value="">Any</option>
        <option value="c">Chennai</option>
      </select>
      <input id="isSure" type="checkbox" checked={values.isSure} onChange={change} />
      <output>{JSON.stringify(values)}</output>
    </>
  )
}

it('tells React what people typed, chose and ticked before hydration', async () => {
  render(<Fields />)
  const [name, town, isSure] = [
    found<HTMLInputElement>('#name'),
    found<HTMLSelectElement>('#town'),
    found<HTMLInputElement>('#isSure'),
  ]
  const typed = new Map<EventTarget, string | boolean>([
    [name, 'Anita'],
    // React has set the list back after it hydrated it.
    [town, 'c'],
    [isSure, true],
  ])
  globalThis.bnrEarly = { pressed: undefined, sending: new Map(), key: undefined, typed }
  name.value = 'Anita'
  isSure.checked = true
  activatePage()
  await act(async () => undefined)
  expect(JSON.parse(found('output').textContent ?? '')).toEqual({ name: 'Anita', town: 'c', isSure: true })
})
