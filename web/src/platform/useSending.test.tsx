import { onlineManager } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderAt } from '../testing/renderAt.tsx'
import { setCallHooks } from './callHooks.ts'
import { useSending } from './useSending.ts'

let answer: { promise: Promise<string>; resolve: (message: string) => void; reject: (error: Error) => void }
const send = vi.fn((_row: number) => answer.promise)
const onSuccess = vi.fn()
const onError = vi.fn()

function Rows() {
  const { mutate, reset } = useSending({ mutationFn: send })
  return (
    <>
      {[1, 2].map((row) => (
        <button key={row} type="button" onClick={() => mutate(row, { onSuccess, onError })}>
          Publish {row}
        </button>
      ))}
      <button type="button" onClick={reset}>
        Start over
      </button>
    </>
  )
}

const press = (row: number) => fireEvent.click(screen.getByRole('button', { name: `Publish ${row}` }))

beforeEach(() => {
  answer = Promise.withResolvers()
  vi.clearAllMocks()
  renderAt('/', <Rows />)
})

it('sends one call for two presses before React draws the button as busy', async () => {
  press(1)
  press(1)
  answer.resolve('Published')
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1))
  expect(send).toHaveBeenCalledTimes(1)
})

it('ignores the second press of a double click, even after the answer', async () => {
  press(1)
  answer.resolve('Published')
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1))
  press(1)
  press(2)
  // A mutation sends a moment after the press, so by the time row 2 was sent, a second call for row 1 would have been
  // too.
  await waitFor(() => expect(send).toHaveBeenLastCalledWith(2, expect.anything()))
  expect(send.mock.calls.map(([row]) => row)).toEqual([1, 2])
})

it('sends a press on another row at once', async () => {
  press(1)
  press(2)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

it('can be tried again at once after a failure', async () => {
  press(1)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  answer.reject(new Error('No connection'))
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
  press(1)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

it('sends again at once after a reset between two presses', async () => {
  press(1)
  answer.resolve('Published')
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1))
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  press(1)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

it('fails at once without a connection, so that its button can be pressed again', async () => {
  onlineManager.setOnline(false)
  send.mockImplementationOnce(() => Promise.reject(new Error('No connection')))
  press(1)
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
  onlineManager.setOnline(true)
})

it('shows a failure whose component is gone, if the caller would have shown it', async () => {
  const onLateFailure = vi.fn()
  setCallHooks({ onLateFailure })
  press(1)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  cleanup()
  const failure = new Error('Too late')
  answer.reject(failure)
  await waitFor(() => expect(onLateFailure).toHaveBeenCalledWith(failure))
  expect(onError).not.toHaveBeenCalled()
})

it('leaves a failure to the component while that is shown', async () => {
  const onLateFailure = vi.fn()
  setCallHooks({ onLateFailure })
  press(1)
  answer.reject(new Error('In time'))
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
  expect(onLateFailure).not.toHaveBeenCalled()
})
