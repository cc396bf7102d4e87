import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderAt } from '../testing/renderAt.tsx'
import { Pagination, pageWindow } from './Pagination.tsx'

const ignore = () => undefined

describe('Pagination', () => {
  it.each([0, 1, 10])('is hidden for %i results at 10 a page', (total) => {
    render(<Pagination total={total} pageSize={10} page={0} onChange={ignore} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('appears with the eleventh result', () => {
    render(<Pagination total={11} pageSize={10} page={0} onChange={ignore} />)
    expect(screen.getByRole('navigation')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Page 2' })).toBeTruthy()
  })

  it('shows page numbers from one and reports them from zero', async () => {
    const onChange = vi.fn()
    render(<Pagination total={50} pageSize={10} page={0} onChange={onChange} />)
    expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(onChange).toHaveBeenCalledWith(1)
  })

  it('links to pages that have addresses, and lets the browser open new tabs', async () => {
    const onChange = vi.fn()
    const pageAddress = (page: number) => `?page=${page}`
    renderAt(
      '/list',
      <Pagination total={50} pageSize={10} page={0} onChange={onChange} pageAddress={pageAddress} />,
    )
    const second = screen.getByRole('link', { name: 'Page 2' })
    expect(second.getAttribute('href')).toBe('/list?page=1')
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(second)
    await user.keyboard('{/Control}')
    expect(onChange).not.toHaveBeenCalled()
    await user.click(second)
    expect(onChange.mock.calls).toEqual([[1]])
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', true)
  })

  it('disables the button that would go beyond the last page', () => {
    render(<Pagination total={20} pageSize={10} page={1} onChange={ignore} />)
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', false)
  })
})

describe('pageWindow', () => {
  const shown = (current: number, last: number) =>
    pageWindow(current, last).map((page) => (page.gap ? '…' : String(page.page + 1)))

  it.each([
    [0, 1, ['1', '2']],
    [0, 23, ['1', '2', '…', '24']],
    [4, 23, ['1', '…', '4', '5', '6', '…', '24']],
    [23, 23, ['1', '…', '23', '24']],
  ])('shows the neighbours of page index %i of %i', (current, last, expected) => {
    expect(shown(current, last)).toEqual(expected)
  })
})
