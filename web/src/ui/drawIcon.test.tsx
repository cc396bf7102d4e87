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

it('keeps paths apart that begin where another ends', () => {
  const Moved = drawIcon('filled', 'moved', 'Moved', [
    ['path', { d: 'M18 6l-12 12', key: 'svg-0' }],
    ['path', { d: 'm6 6l12 12', key: 'svg-1' }],
  ])
  expect(drawn(<Moved />)).toContain('<path d="M18 6l-12 12"></path><path d="m6 6l12 12"></path>')
  expect(drawn(<Moved />)).toContain('class="icon icon-filled"')
})
