import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import drawIcon from './drawIcon.ts'

const drawn = (icon: React.ReactNode) => render(icon).container.innerHTML

it('draws the paths of an icon as one', () => {
  const Cross = drawIcon('outline', 'x', 'X', [
    ['path', { d: 'M18 6l-12 12', key: 'svg-0' }],
    ['path', { d: 'M6 6l12 12', key: 'svg-1' }],
  ])
  expect(drawn(<Cross size={18} className="cross" aria-hidden />)).toBe(
    '<svg width="18" height="18" viewBox="0 0 24 24" class="icon cross" aria-hidden="true">' +
      '<path d="M18 6l-12 12M6 6l12 12"></path></svg>',
  )
})

it.each([
  ['begin at a relative place', 'outline', { d: 'm6 6l12 12' }],
  ['have another attribute', 'outline', { d: 'M6 6l12 12', fill: 'currentColor' }],
  ['are filled', 'filled', { d: 'M6 6l12 12' }],
] as const)('draws paths separately that %s', (_, type, second) => {
  const Cross = drawIcon(type, 'x', 'X', [
    ['path', { d: 'M18 6l-12 12', key: 'svg-0' }],
    ['path', { ...second, key: 'svg-1' }],
  ])
  expect(drawn(<Cross />).match(/<path/g)).toHaveLength(2)
  expect(drawn(<Cross />)).toContain(type === 'filled' ? 'class="icon icon-filled"' : 'class="icon"')
})
