import { FloatingButtons } from './floating-buttons'
import { Footer } from './footer/footer'

type PageEndProps = {
  /** Not where something else is to be finished first. */
  floating: boolean
}

/** Everything of the shell that is not part of the first screen, in one download. */
export function PageEnd({ floating }: PageEndProps) {
  return (
    <>
      <Footer />
      {floating && <FloatingButtons />}
    </>
  )
}
