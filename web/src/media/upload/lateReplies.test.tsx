import type { MediaItem } from '@bnr/contract/media/schemas'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SyntheticEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { type Answer, answerWith, type RecordedCall } from '../../testing/answers.ts'
import { holdReply } from '../../testing/holdReply.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import { AlbumEditor } from './PhotoEditors.tsx'
import { useCrop } from './useCrop.ts'

const photo = (id: string) =>
  ({ id, kind: 'ap', status: 'Active', url: `/${id}`, thumbnailUrl: `/${id}/t` }) as MediaItem
const pathOf = (id: string) => `/api/profile_medias/7/medias/${id}/delete`
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

describe('a late reply to a deletion', () => {
  let calls: RecordedCall[]

  /** Deletes the first photo and closes the question before the reply arrives. Returns what lets the reply through. */
  async function deleteFirst(answer: Answer = { body: { message: 'Photo deleted' } }) {
    beginSession(anita)
    calls = answerWith({ [`PUT ${pathOf('first')}`]: () => answer })
    renderAt(
      '/profile/update/10000001',
      <>
        <AlbumEditor
          profileId={7}
          media={[photo('first'), photo('second')]}
          isStaff={false}
          onChanged={() => undefined}
        />
        <Toasts />
      </>,
    )
    const release = holdReply(pathOf('first'))
    await ask(1)
    await userEvent.dblClick(inDialog('Delete'))
    await userEvent.click(inDialog('Keep'))
    return release
  }

  const ask = async (number: number) =>
    userEvent.click(await screen.findByRole('button', { name: `Delete Album photo ${number}` }))
  const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)

  it('leaves the question about another photo open', async () => {
    const release = await deleteFirst()
    await ask(2)
    release()
    expect(await screen.findByText('Photo deleted')).toBeTruthy()
    await settled()
    expect(inDialog('Delete')).toBeTruthy()
  })

  it('that refuses is shown as a message, and not in the question about another photo', async () => {
    const release = await deleteFirst({
      status: 409,
      body: { code: 'wrong_state', message: 'This photo is deleted already' },
    })
    await ask(2)
    release()
    const message = await screen.findByText('This photo is deleted already')
    expect(screen.getByRole('dialog').contains(message)).toBe(false)
  })

  it('is awaited before the same photo can be deleted again', async () => {
    const release = await deleteFirst()
    await ask(1)
    await userEvent.click(inDialog('Delete'))
    release()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toEqual([pathOf('first')])
  })
})

it('a photo is not uploaded after its crop was cancelled', async () => {
  let finishDrawing: BlobCallback = () => undefined
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
    finishDrawing = done
  })
  const [onDone, onUnusable] = [vi.fn(), vi.fn()]
  const file = new File(['x'], 'face.jpg', { type: 'image/jpeg' })
  const { result, unmount } = renderHook(() => useCrop({ file, onDone, onUnusable }))
  const image = Object.assign(document.createElement('img'), { width: 200, height: 200 })
  result.current.image.current = image
  act(() => result.current.place({ currentTarget: image } as SyntheticEvent<HTMLImageElement>))
  await act(async () => void result.current.finish())
  unmount()
  finishDrawing(new Blob(['y']))
  await settled()
  expect([onDone, onUnusable].flatMap(({ mock }) => mock.calls)).toEqual([])
})
