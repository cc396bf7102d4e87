import { biodata } from '@bnr/contract/profiles/biodata'
import { call } from '../../platform/call.ts'
import { download } from '../../platform/download.ts'
import { useSending } from '../../platform/useSending.ts'

export const useDownloadBiodata = (profileId: number) =>
  useSending({
    mutationFn: (contact: boolean) =>
      download(call(biodata, { params: { id: profileId }, query: { contact } })),
  })
