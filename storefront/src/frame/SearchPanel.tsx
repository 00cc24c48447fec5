import { SearchPopup } from '@stemside/ui/popups/SearchPopup'
import { useDialog } from '../hooks/useDialog.ts'
import { useGo } from '../hooks/navigation.ts'
import { useQueryParameters } from '../hooks/useQueryParameters.ts'
import { suggestions } from './suggestions.tsx'
import { toSearch } from './toSearch.ts'

/** Connects the search of narrow screens to the stores. */
export function SearchPanel() {
  const { isOpen, close } = useDialog('search')
  const go = useGo()
  const search = useQueryParameters()
  return (
    <SearchPopup
      isOpen={isOpen}
      onClose={close}
      query={search.get('q') ?? ''}
      suggestions={(list) =>
        suggestions({
          ...list,
          onChoose: () => {
            list.onChoose()
            close()
          },
        })
      }
      onSearch={(query) => {
        close()
        void go(toSearch(query))
      }}
    />
  )
}
