import type { Profile } from '@bnr/contract/profiles/profile'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { accessibleNames } from '../../testing/accessibleNames.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import Guide from './Guide.tsx'

/** jsdom cannot draw the photo that people crop. */
vi.mock('../../media/upload/CropDialog.tsx', () => ({
  default: ({ file, onDone }: { file: File; onDone: (file: File) => void }) => (
    <button type="button" onClick={() => onDone(file)}>
      Upload as it is
    </button>
  ),
}))
afterEach(() => vi.unstubAllGlobals())

it('a screen reader names the parts of the guide for a new member', () => {
  beginSession(anita)
  const profile = { id: 7, bnrId: '10000001', media: [] } as unknown as Profile
  renderAt('/profile/update/10000001', <Guide profile={profile} />, '*')
  expect(screen.getByRole('region', { name: 'Profile photo' })).toBeTruthy()
  expect(accessibleNames(document.body)).toMatchInlineSnapshot(`
    [
      "heading: Welcome to BNR Matrimony",
      "heading: Profile photo",
      "link: Show the whole profile instead",
      "button: Upload Profile Photo",
      "button: Later",
      "progressbar: Your next steps",
    ]
  `)
})

/** An upload that never ends. */
class SlowRequest {
  static aborted = 0
  upload = {}
  onabort?: () => void
  onloadend?: () => void
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    SlowRequest.aborted++
    this.onabort?.()
    this.onloadend?.()
  }
}

it("'Later' asks before it stops the upload of a photo", async () => {
  vi.stubGlobal('XMLHttpRequest', SlowRequest)
  beginSession(anita)
  const profile = { id: 7, bnrId: '10000001', media: [] } as unknown as Profile
  renderAt('/profile/update/10000001', <Guide profile={profile} />, '*')
  const file = new File(['x'], 'face.jpg', { type: 'image/jpeg' })
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
  await userEvent.click(await screen.findByRole('button', { name: 'Upload as it is' }))
  await screen.findByRole('progressbar', { name: 'Uploading face.jpg' })

  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await press('Later')
  expect(screen.getByText('Stop the upload?')).toBeTruthy()
  await press('Keep uploading')
  expect(SlowRequest.aborted).toBe(0)
  await press('Later')
  await press('Go on without the photo')
  expect(await screen.findByRole('region', { name: 'About Me' })).toBeTruthy()
  expect(SlowRequest.aborted).toBe(1)
})
