import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { chooseColorScheme, useColorScheme } from './colorScheme.ts'

/** A device that is dark or light, and can change. */
function stubDevice(isDark: boolean) {
  const device = Object.assign(new EventTarget(), { matches: isDark })
  vi.stubGlobal('matchMedia', () => device)
  return (matches: boolean) => {
    device.matches = matches
    device.dispatchEvent(Object.assign(new Event('change'), { matches }))
  }
}
const Shown = () => <p>{useColorScheme()}</p>
const shown = () => [document.body.textContent, document.documentElement.getAttribute('data-color-scheme')]

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('follows the device, also when it changed before the page was ready', () => {
  document.documentElement.setAttribute('data-color-scheme', 'light')
  const change = stubDevice(true)
  render(<Shown />)
  expect(shown()).toEqual(['dark', 'dark'])
  act(() => change(false))
  expect(shown()).toEqual(['light', 'light'])
})

it('keeps what the person chose', () => {
  stubDevice(true)
  chooseColorScheme('light')
  render(<Shown />)
  expect(shown()).toEqual(['light', 'light'])
})
