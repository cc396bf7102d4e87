import { previewProfile } from '@bnr/contract/profiles/preview'
import { call } from '../../platform/call.ts'
import { profilesKey } from '../../platform/queryClient.ts'
import { useReading } from '../../platform/useReading.ts'

/** Reads the document; the short one has no contact details. */
export const useProfilePreview = (id: number | undefined, isShort: boolean) =>
  useReading({
    queryKey: [...profilesKey, 'preview', id, isShort],
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      const query = isShort ? ({ s: '1' } as const) : {}
      const page = (await call(previewProfile, { params: { id: id ?? 0 }, query }, signal)) as Blob
      return await page.text()
    },
  })
