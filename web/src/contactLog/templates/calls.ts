import * as endpoints from '@bnr/contract/contactLog/templates'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { profilesKey } from '../../platform/queryClient.ts'
import { useChange } from '../../platform/useChange.ts'

export const templatesKey = ['message templates']

export const useSaveTemplate = (id: number | undefined) =>
  useChange([templatesKey], (body: endpoints.NewTemplate) =>
    id === undefined
      ? call(endpoints.createTemplate, { body })
      : call(endpoints.changeTemplate, { params: { id }, body }),
  )

export const useEndTemplate = () =>
  useChange([templatesKey], (id: number) => call(endpoints.endTemplate, { params: { id } }))

/** Only the dialog needs them. */
export const useTemplates = () =>
  useQuery({ queryKey: [...templatesKey, 'all'], queryFn: ({ signal }) => everyTemplate(signal) })

/** Reads page after page, because a page of the server has at most 50. */
async function everyTemplate(signal: AbortSignal): Promise<endpoints.MessageTemplate[]> {
  const found: endpoints.MessageTemplate[] = []
  for (let page = 0; ; page++) {
    const { results, total } = await call(endpoints.readTemplates, { query: { page, size: 50 } }, signal)
    found.push(...results)
    if (results.length === 0 || found.length >= total) return found
  }
}

/** Filled in with the member's data, so it is not cached. */
export const useMessagePreview = (profileId: number, template: number | undefined) =>
  useQuery({
    queryKey: [...templatesKey, 'preview', profileId, template],
    enabled: template !== undefined,
    gcTime: 0,
    queryFn: ({ signal }) =>
      call(
        endpoints.previewMessage,
        { params: { id: profileId }, query: { template: template ?? 0 } },
        signal,
      ),
  })

export const useSendMessage = (profileId: number) =>
  useChange([profilesKey], (body: { templateId: number; clientId: string }) =>
    call(endpoints.sendMessage, { params: { id: profileId }, body }),
  )
