const messages = {
  unknownFormat: 'is no JPEG, PNG, WebP or AVIF: save it as one of these, and upload that file',
  animated: 'is animated: upload one picture of it',
  tooManyPixels: 'has more than 24 megapixels: make it smaller, and upload that',
  damaged: 'is damaged or incomplete: choose the file again',
};

/** Why a picture is not accepted. */
export type PictureProblem = keyof typeof messages;

/** A picture that is not accepted, with a sentence that follows its name. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, cause?: unknown) {
    super(messages[problem], { cause });
    this.problem = problem;
  }
}
