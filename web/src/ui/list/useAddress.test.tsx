import { fireEvent, screen } from '@testing-library/react'
import { act } from 'react'
import { expect, it } from 'vitest'
import { renderAt } from '../../testing/renderAt.tsx'
import { page, text } from './address.ts'
import { useAddress } from './useAddress.ts'

const parameters = { page: page(), kind: text(), side: text() }

function List() {
  const [, change] = useAddress(parameters)
  const changeBoth = () => {
    change({ kind: 'viewed' })
    change({ side: 'mine' })
  }
  return (
    <button type="button" onClick={changeBoth}>
      Both
    </button>
  )
}

it('keeps a filter that was changed just before another one', async () => {
  const { router } = renderAt('/list?page=2', <List />)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(router.state.location.search).toBe('?kind=viewed&side=mine')
})
