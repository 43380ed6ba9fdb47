import { digitRuns } from '../../supabase/functions/_shared/digit-runs'

/**
 * What a person typed, with its groups of digits in the order of typing, in right-to-left text too. The element around it has
 * `dir="auto"`, which looks into no bdi: from within one, Arabic text would stand on the left.
 */
export function TypedText({ text }: { text: string }) {
  return digitRuns(text).map((part, index) =>
    index % 2 === 1 ? (
      <bdo key={index} dir="ltr">
        {part}
      </bdo>
    ) : (
      part
    ),
  )
}
