import { describe, expect, it } from 'vitest';
import { fileKey, isFileName, readPictureCell, withPictures } from './importPictures.js';
import { picturesOf } from '../parts/pictures.js';

describe('a cell with pictures', () => {
  it.each([
    ['drum.jpg', ['drum.jpg']],
    ['drum.jpg; hub.PNG ;  ', ['drum.jpg', 'hub.PNG']],
    ['drum.jpg;hub.jpeg;', ['drum.jpg', 'hub.jpeg']],
    ['drum.jpg ;hub.webp', ['drum.jpg', 'hub.webp']],
    ['drum.jpg\nhub.jpg', ['drum.jpg', 'hub.jpg']],
    ['সামনে.jpg; পেছন.jpg', ['সামনে.jpg', 'পেছন.jpg']],
    ['https://a.example/x;w=100/drum.jpg', ['https://a.example/x;w=100/drum.jpg']],
    ['data:image/png;base64,AAAA', ['data:image/png;base64,AAAA']],
    [' ; ', []],
  ])('%j has the values %j', (text, values) => {
    expect(readPictureCell(text)).toEqual(values);
  });

  it.each(['drum.jpg', 'C:\\photos\\drum.jpg', 'photos/drum.jpg', 'drum'])('%j is the name of a file', (value) => {
    expect(isFileName(value)).toBe(true);
  });

  it.each(['/photos/drum.jpg', 'https://a.example/drum.jpg', 'http://a.example', 'data:image/png;base64,AAAA'])(
    '%j is an address',
    (value) => {
      expect(isFileName(value)).toBe(false);
    },
  );

  it.each([
    ['Drum.JPG', 'drum.jpg'],
    ['C:\\photos\\Drum.jpg', 'drum.jpg'],
    ['photos/drum.jpg', ' DRUM.jpg '],
    ['cafe\u0301.jpg', 'caf\u00e9.jpg'],
  ])('%j and %j find the same file', (one, other) => {
    expect(fileKey(one)).toBe(fileKey(other));
  });
});

describe('a part of a list', () => {
  const part = { image: 'drum.jpg', minimum_order_quantity: 1 };

  it('gets its first picture as its image, and the others as a line of its description', () => {
    const listed = withPictures({ ...part, description: 'Ten studs.\nOEM: 123' }, ['/a.jpg', '/b.jpg', '/c d.jpg']);
    expect(listed).toEqual({
      ...part,
      image: '/a.jpg',
      description: 'Ten studs.\nOEM: 123\nPictures: /b.jpg; /c%20d.jpg',
    });
    expect(picturesOf(listed).map(({ image }) => image)).toEqual(['/a.jpg', '/b.jpg', '/c%20d.jpg']);
  });

  it('with one picture keeps its description', () => {
    expect(withPictures(part, ['/a.jpg'])).toEqual({ ...part, image: '/a.jpg' });
    expect(withPictures({ ...part, description: 'Old: yes' }, ['/a.jpg']).description).toBe('Old: yes');
  });
});
