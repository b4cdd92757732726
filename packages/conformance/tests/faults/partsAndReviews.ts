import { only, changeResponse, eachRow, received, refusal, asOther, body, type PlantedFault } from '../mutations.ts';

/** Parts and reviews that are written. */
export const partFaults: readonly PlantedFault[] = [
  [
    'a part loses its description',
    'addPart',
    'success',
    /description is missing/,
    eachRow('listParts', ({ description: _description, ...part }) => part),
  ],
  [
    'a part without a picture is accepted',
    'addPart',
    'bad input',
    /instead of 400/,
    body('addPart', (part) => ({ image: 'https://example.com/none.jpg', ...part })),
  ],
  [
    'a refusal does not name the value',
    'addPart',
    'bad input',
    /issues names none/,
    refusal('addPart', 400, (refused) => ({ ...refused, body: '{"message":"Bad request"}' })),
  ],
  [
    'a body that is not JSON is an error of the server',
    'addPart',
    'bad input',
    /answers 500/,
    only('addPart', async (sent, forward) =>
      sent.body === '{"' ? received(500, '{"message":"SyntaxError"}') : forward(sent),
    ),
  ],
  [
    'an unknown part is deleted',
    'deletePart',
    'success',
    /instead of 0 for an unknown part/,
    changeResponse('deletePart', () => ({ deletedCount: 1 })),
  ],
  ['customers delete parts', 'deletePart', 'refusal', /instead of 403/, asOther('deletePart', 'user')],
  [
    'a rating is rounded',
    'addReview',
    'success',
    /rating is 5 instead of 4.5/,
    body('addReview', (review) => (review['rating'] === 4.5 ? { ...review, rating: 5 } : review)),
  ],
  [
    'a review is written in the name of another',
    'addReview',
    'refusal',
    /instead of 403/,
    refusal('addReview', 403, () => received(201, '{}')),
  ],
  [
    'a review without a rating is accepted',
    'addReview',
    'bad input',
    /instead of 400/,
    body('addReview', (review) => ({ rating: 5, ...review })),
  ],
];
