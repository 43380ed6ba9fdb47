import { digitRuns } from '../../supabase/functions/_shared/digit-runs'

/** What a person typed, with its groups of digits in the order of typing, in right-to-left text too. */
export function TypedText({ text }: { text: string }) {
  return (
    <bdi>
      {digitRuns(text).map((part, index) =>
        index % 2 === 1 ? (
          <bdo key={index} dir="ltr">
            {part}
          </bdo>
        ) : (
          part
        ),
      )}
    </bdi>
  )
}
